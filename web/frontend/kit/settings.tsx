// The options of a game, from the catalogue's description of them alone. A game's settings are
// [{name, value, default, meaning, choices}]; a value is described as in a prompt (prompt.js), or by
//   {each: ["WIN", …], min, max, step}   one number for all of these, or one for each
//   {paytable: {home: {hand: "3:2"}, …}} a paytable by name, or one of one's own
//
//   startingOptions(game, options)            what the form holds at first: these options, else what is suggested, else the
//                                             defaults
//   givenOptions(held)                        what is sent: without those that are "none"
//   wrongOption(game, held)                   what is wrong with it, as a sentence, or null
//   optionsInWords(game, options)             ["minimum bet 5", "blind paytable: casino"]
//   Settings({game, held, onChange})          the form; says what every choice means

import { useContext } from "preact/hooks";
import { namedOf } from "./prompt";
import type {
  EachOffer,
  GameLine,
  GroupOffer,
  OddsLine,
  PaytableOffer,
  SettingLine,
  TextOffer,
  WholeOffer,
} from "../answers";
import type { Held, HeldByName } from "./types";
import { Button } from "./controls";
import { names } from "./names";
import { capital, OfGame, plain, valueWords } from "./labels";
import { chips } from "./numbers";
import { gettext } from "./gettext";

type SettingValue = SettingLine["value"];
type Choices = Extract<SettingValue, readonly unknown[]>;

/** A game as the catalogue of the API describes it. */
export type GameOfCatalogue = Pick<GameLine, "slug" | "settings" | "evening_hands" | "seats"> & {
  readonly odds: readonly OddsLine[];
};

/** The options of a game as a form holds them. */
export type HeldOptions = HeldByName;

const isChoices = (value: SettingValue): value is Choices => Array.isArray(value);

export const startingOptions = (game: GameOfCatalogue, options: HeldOptions = {}): HeldOptions =>
  Object.fromEntries(
    game.settings.map(({ name, default: usual, suggested }) => [
      name,
      options[name] ?? suggested ?? usual,
    ]),
  );

export const givenOptions = (held: HeldOptions): HeldOptions =>
  Object.fromEntries(Object.entries(held).filter(([, value]) => value !== null && value !== ""));

export function wrongOption(game: GameOfCatalogue, held: HeldOptions) {
  for (const { name, value, default: usual } of game.settings) {
    if (held[name] === null && usual === null) continue;
    if (held[name] === null)
      return gettext("Choose: {option}.", { option: plain(name, game.slug) });
    const wrong = errorOf(value, held[name]);
    if (wrong) return `${capital(plain(name, game.slug))}: ${wrong}.`;
  }
  return null;
}

function errorOf(value: SettingValue, held: Held): string | null {
  if (isChoices(value)) return value.some((word) => word === held) ? null : gettext("choose one");
  const parts = namedOf(held);
  if ("fields" in value)
    return firstError(Object.entries(value.fields).map(([key, part]) => errorOf(part, parts[key])));
  if ("paytable" in value)
    return typeof held === "string" ? null : firstError(Object.values(parts).map(rowError));
  if ("text" in value) return textError(value, held);
  if ("each" in value && held !== null && typeof held === "object")
    return firstError(value.each.map((key) => numberError(value, parts[key])));
  return numberError(value, held);
}

const textError = ({ least, most }: TextOffer, held: Held) =>
  typeof held === "string" && held.length >= least && held.length <= most
    ? null
    : gettext("{count} letters, please", { count: most });

const firstError = (errors: readonly (string | null)[]) => errors.find(Boolean) ?? null;

function numberError({ min, max, step }: WholeOffer, held: Held) {
  if (typeof held !== "number" || !Number.isSafeInteger(held))
    return gettext("a whole number, please");
  if (held < min) return gettext("{amount} or more", { amount: min });
  if (held > max) return gettext("{amount} or less", { amount: max });
  return (held - min) % step ? gettext("in steps of {step}", { step }) : null;
}

const ROW = /^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/;
const rowError = (row: Held) =>
  ROW.test(String(row))
    ? null
    : gettext("each hand pays a whole number, a fraction 3/2, push or lose");

export const optionsInWords = (
  game: { slug: string; settings: readonly Pick<SettingLine, "name">[] },
  options: HeldOptions,
) =>
  game.settings
    .map(({ name }) => inWords(plain(name, game.slug), options[name], game.slug))
    .filter((words) => words !== null);

function inWords(name: string, value: Held, game: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return `${name} ${chips(value)}`;
  if (typeof value !== "object") return `${name}: ${valueWords(value, game)}`;
  const parts = Object.entries(value);
  return parts.length > 6
    ? `${name}: ${OWN}`
    : `${name}: ${parts.map(([key, part]) => inWords(key, part, game)).join(", ")}`;
}

// The form

interface SettingsProps {
  game: GameOfCatalogue;
  held: HeldOptions;
  onChange: (held: HeldOptions) => void;
}

export function Settings({ game, held, onChange }: SettingsProps) {
  return (
    <OfGame.Provider value={game.slug}>
      <div class="settings">
        {game.settings.map((setting) => (
          <fieldset class="field setting" key={setting.name}>
            <legend>{capital(plain(setting.name, game.slug))}</legend>
            {setting.meaning && <p class="quiet small">{setting.meaning}</p>}
            <Value
              value={setting.value}
              name={setting.name}
              choices={setting.choices}
              held={held[setting.name]}
              none={setting.default === null}
              onChange={(now) => onChange({ ...held, [setting.name]: now })}
            />
          </fieldset>
        ))}
        {game.odds.length > 0 && <Odds odds={game.odds} />}
      </div>
    </OfGame.Provider>
  );
}

const Odds = ({ odds }: Pick<GameOfCatalogue, "odds">) => (
  <section class="odds">
    <h3>{gettext("What it costs or earns the house")}</h3>
    <dl>
      {odds.map(({ setting, text }) => (
        <div key={setting}>
          <dt>{capital(plain(setting))}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface ValueProps<Kind> {
  value: Kind;
  name: string;
  held: Held;
  choices?: Readonly<Record<string, string>> | undefined;
  none?: boolean;
  onChange: (held: Held) => void;
}

function Value({ value, ...props }: ValueProps<SettingValue>) {
  if (isChoices(value)) return <Words {...props} value={value} />;
  if ("paytable" in value) return <Paytable {...props} value={value} />;
  if ("fields" in value) return <Group {...props} value={value} />;
  if ("text" in value) return <Line {...props} value={value} />;
  if ("each" in value) return <Each {...props} value={value} />;
  return <Figure {...props} value={value} />;
}

function Words({ value: words, choices, held, onChange }: ValueProps<Choices>) {
  const game = useContext(OfGame);
  return (
    <div class="choices">
      {words.map((word) => (
        <Button key={String(word)} chosen={word === held} onTap={() => onChange(word)}>
          <span class="choice-words">
            <b>{valueWords(word, game)}</b>
            {choices?.[String(word)] && <span class="choice-note">{choices[String(word)]}</span>}
          </span>
        </Button>
      ))}
    </div>
  );
}

function Figure({ value, name, held, none, onChange }: ValueProps<WholeOffer>) {
  const wrong = held === null && none ? null : numberError(value, held);
  const read = (event: InputEvent & { currentTarget: HTMLInputElement }) => {
    const text = event.currentTarget.value.trim();
    onChange(/^\d{1,16}$/.test(text) ? Number(text) : text === "" && none ? null : text);
  };
  return (
    <div class="figure-field">
      <input
        class={names(["figure-input", wrong && "is-wrong"])}
        inputmode="numeric"
        autocomplete="off"
        aria-label={plain(name, useContext(OfGame))}
        placeholder={none ? gettext("none") : ""}
        value={typeof held === "number" || typeof held === "string" ? held : ""}
        onInput={read}
      />
      {wrong && <span class="quiet small">{wrong}</span>}
    </div>
  );
}

/** Letters, all of them capitals. */
function Line({ value, name, held, onChange }: ValueProps<TextOffer>) {
  const wrong = textError(value, held);
  return (
    <div class="figure-field">
      <input
        class={names(["figure-input is-text", wrong && "is-wrong"])}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-label={plain(name, useContext(OfGame))}
        maxLength={value.most}
        value={typeof held === "string" ? held : ""}
        onInput={(event) => onChange(event.currentTarget.value.trim().toUpperCase())}
      />
      {wrong && <span class="quiet small">{wrong}</span>}
    </div>
  );
}

const Group = ({ value, held, onChange }: ValueProps<GroupOffer>) => (
  <div class="setting-group">
    {Object.entries(value.fields).map(([key, part]) => (
      <label key={key}>
        <span>{plain(key)}</span>
        <Value
          value={part}
          name={key}
          held={namedOf(held)[key]}
          onChange={(now) => onChange({ ...namedOf(held), [key]: now })}
        />
      </label>
    ))}
  </div>
);

/** One number for all, or one for each. */
function Each({ value, name, held, onChange }: ValueProps<EachOffer>) {
  const apart = held !== null && typeof held === "object";
  const split = () => onChange(Object.fromEntries(value.each.map((key) => [key, held])));
  return (
    <div class="setting-each">
      <div class="choices">
        <Button chosen={!apart} onTap={() => apart && onChange(namedOf(held)[value.each[0] ?? ""])}>
          {gettext("one for all")}
        </Button>
        <Button chosen={apart} onTap={() => !apart && split()}>
          {gettext("one for each")}
        </Button>
      </div>
      {apart ? (
        <Group
          name={name}
          value={{ fields: Object.fromEntries(value.each.map((key) => [key, numbersOf(value)])) }}
          held={held}
          onChange={onChange}
        />
      ) : (
        <Figure value={value} name={name} held={held} onChange={onChange} />
      )}
    </div>
  );
}

const numbersOf = ({ min, max, step }: WholeOffer): WholeOffer => ({ min, max, step });

const OWN = gettext("your own##a paytable");

function Paytable({ value, choices, held, onChange }: ValueProps<PaytableOffer>) {
  const tables = Object.entries(value.paytable);
  const own = typeof held === "object" && held !== null;
  const start = () =>
    onChange(
      Object.fromEntries(
        Object.entries(tables[0]?.[1] ?? {}).map(([hand, pays]) => [hand, typed(pays)]),
      ),
    );
  const shown: HeldByName | undefined = own ? namedOf(held) : value.paytable[String(held)];
  return (
    <div class="setting-paytable">
      <div class="choices">
        {tables.map(([name]) => (
          <Button key={name} chosen={held === name} onTap={() => onChange(name)}>
            <span class="choice-words">
              <b>{plain(name)}</b>
              {choices?.[name] && <span class="choice-note">{choices[name]}</span>}
            </span>
          </Button>
        ))}
        <Button chosen={own} onTap={() => !own && start()}>
          {OWN} …
        </Button>
      </div>
      <dl class="paytable">
        {Object.entries(shown ?? {}).map(([hand, pays]) => (
          <div key={hand}>
            <dt>{plain(hand)}</dt>
            <dd>
              {own ? (
                <input
                  class={names(["figure-input", rowError(pays) && "is-wrong"])}
                  aria-label={plain(hand)}
                  value={String(pays)}
                  onInput={(event) =>
                    onChange({ ...namedOf(held), [hand]: row(event.currentTarget.value.trim()) })
                  }
                />
              ) : (
                plain(pays)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** "3:2" as it is typed and sent: "3/2", and "10:1" as the number 10. */
const typed = (pays: string) => row(pays.replace(/:1$/, "").replace(":", "/"));
const row = (text: string) => (/^[1-9]\d*$/.test(text) ? Number(text) : text);
