// Figures as people read them. Amounts are whole chips, or whole minor units of a currency; never fractions.
//
//   chips(1240) "1,240"   signed(-37) "−37"   money(1250, "EUR") "€12.50"
//   decimal(3.4, 1) "3.4"   what is an average: chips never have fractions
//
// In the language of the screen: 1.240 and 12,50 € in German.

import { language, locale } from "./language";

let apart: string | undefined;

/** What stands between thousands. The first `NumberFormat` takes ten milliseconds, and no page of small figures waits for it. */
const thousands = () =>
  (apart ??= new Intl.NumberFormat(language).format(10000).replace(/\d/g, ""));

/** Whole chips with thousands apart, and a true minus, which is as wide as a figure. */
export function chips(amount: number) {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, thousands);
  return amount < 0 ? `−${digits}` : digits;
}

/** A figure with so many places behind the point. */
export const decimal = (figure: number, places: number) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(figure);

/** An amount that was won or lost: always with its sign, since a colour alone says nothing. */
export const signed = (amount: number) => (amount > 0 ? `+${chips(amount)}` : chips(amount));

/** Minor units of a currency as that currency is written here; null (play money) as chips. */
export function money(minor: number, currency: string | null) {
  if (!currency) return chips(minor);
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const amount = minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0);
  return format.format(amount).replace("-", "−"); // a true minus, as chips have
}
