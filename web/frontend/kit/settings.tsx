// The options of a game, from the catalogue's description of them alone. A game's settings are
// [{name, value, default, meaning, choices}]; a value is described as in a prompt (prompt.js), or by
//   {each: ["WIN", …], min, max, step}   one number for all of these, or one for each
//   {paytable: {home: {hand: "3:2"}, …}} a paytable by name, or one of one's own
//
//   startingOptions(game, options)            what the form holds at first: these options over the defaults; null where the
//                                             host is asked, and nothing is chosen beforehand
//   givenOptions(held)                        what is sent: without those that are "none"
//   wrongOption(game, held)                   what is wrong with it, as a sentence, or null
//   optionsInWords(game, options)             ["minimum bet 5", "blind paytable: casino"]
//   Settings({game, held, onChange})          the form; says what every choice means

import { Button } from "./controls";
import { names } from "./names";
import { plain, valueWords } from "./labels";
import { chips } from "./numbers";
import { say } from "./say";

export const startingOptions = (game, options = {}) =>
  Object.fromEntries(
    game.settings.map(({ name, default: usual, is_asked: isAsked }) => [
      name,
      options[name] ?? (isAsked ? null : usual),
    ]),
  );

export const givenOptions = (held) =>
  Object.fromEntries(Object.entries(held).filter(([, value]) => value !== null && value !== ""));

export function wrongOption(game, held) {
  for (const { name, value, default: usual } of game.settings) {
    if (held[name] === null && usual === null) continue;
    if (held[name] === null) return say("Choose: {option}.", { option: plain(name) });
    const wrong = fault(value, held[name]);
    if (wrong) return `${capital(plain(name))}: ${wrong}.`;
  }
  return null;
}

function fault(value, held) {
  if (Array.isArray(value)) return value.includes(held) ? null : say("choose one");
  if (value.fields)
    return firstFault(Object.entries(value.fields).map(([key, part]) => fault(part, held?.[key])));
  if (value.paytable)
    return typeof held === "string" ? null : firstFault(Object.values(held).map(rowFault));
  if (value.each && held && typeof held === "object") {
    return firstFault(value.each.map((key) => numberFault(value, held[key])));
  }
  return numberFault(value, held);
}

const firstFault = (faults) => faults.find(Boolean) ?? null;

function numberFault({ min, max, step = 1 }, held) {
  if (!Number.isSafeInteger(held)) return say("a whole number, please");
  if (held < min) return say("{amount} or more", { amount: min });
  if (held > max) return say("{amount} or less", { amount: max });
  return (held - min) % step ? say("in steps of {step}", { step }) : null;
}

const ROW = /^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/;
const rowFault = (row) =>
  ROW.test(String(row)) ? null : say("each hand pays a whole number, a fraction 3/2, push or lose");

export const optionsInWords = (game, options) =>
  game.settings.map(({ name }) => inWords(plain(name), options[name])).filter(Boolean);

function inWords(name, value) {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return `${name} ${chips(value)}`;
  if (typeof value !== "object") return `${name}: ${valueWords(value)}`;
  const parts = Object.entries(value);
  return parts.length > 6
    ? `${name}: ${OWN}`
    : `${name}: ${parts.map(([key, part]) => inWords(key, part)).join(", ")}`;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

// The form

export function Settings({ game, held, onChange }) {
  return (
    <div class="settings">
      {game.settings.map((setting) => (
        <fieldset class="field setting" key={setting.name}>
          <legend>{capital(plain(setting.name))}</legend>
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
      {game.odds?.length > 0 && <Odds odds={game.odds} />}
    </div>
  );
}

const Odds = ({ odds }) => (
  <section class="odds">
    <h3>{say("What it costs or earns the house")}</h3>
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

function Value(props) {
  const { value } = props;
  if (Array.isArray(value)) return <Words {...props} words={value} />;
  if (value.paytable) return <Paytable {...props} />;
  if (value.fields) return <Group {...props} />;
  if (value.each) return <Each {...props} />;
  return <Figure {...props} />;
}

const Words = ({ words, choices, held, onChange }) => (
  <div class="choices">
    {words.map((word) => (
      <Button key={word} chosen={word === held} onTap={() => onChange(word)}>
        <span class="choice-words">
          <b>{valueWords(word)}</b>
          {choices?.[word] && <span class="choice-note">{choices[word]}</span>}
        </span>
      </Button>
    ))}
  </div>
);

function Figure({ value, name, held, none, onChange }) {
  const wrong = held === null && none ? null : numberFault(value, held);
  const read = (event) => {
    const text = event.target.value.trim();
    onChange(/^\d{1,16}$/.test(text) ? Number(text) : text === "" && none ? null : text);
  };
  return (
    <div class="figure-field">
      <input
        class={names(["figure-input", wrong && "is-wrong"])}
        inputmode="numeric"
        autocomplete="off"
        aria-label={plain(name)}
        placeholder={none ? say("none") : ""}
        value={held ?? ""}
        onInput={read}
      />
      {wrong && <span class="quiet small">{wrong}</span>}
    </div>
  );
}

const Group = ({ value, held, onChange }) => (
  <div class="setting-group">
    {Object.entries(value.fields).map(([key, part]) => (
      <label key={key}>
        <span>{plain(key)}</span>
        <Value
          value={part}
          name={key}
          held={held?.[key]}
          onChange={(now) => onChange({ ...held, [key]: now })}
        />
      </label>
    ))}
  </div>
);

/** One number for all, or one for each. */
function Each({ value, name, held, onChange }) {
  const apart = held !== null && typeof held === "object";
  const split = () => onChange(Object.fromEntries(value.each.map((key) => [key, held])));
  return (
    <div class="setting-each">
      <div class="choices">
        <Button chosen={!apart} onTap={() => apart && onChange(held[value.each[0]])}>
          {say("one for all")}
        </Button>
        <Button chosen={apart} onTap={() => !apart && split()}>
          {say("one for each")}
        </Button>
      </div>
      {apart ? (
        <Group
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

const numbersOf = ({ min, max, step }) => ({ min, max, step });

const OWN = say("your own##a paytable");

function Paytable({ value, choices, held, onChange }) {
  const tables = Object.entries(value.paytable);
  const own = typeof held === "object" && held !== null;
  const start = () =>
    onChange(
      Object.fromEntries(Object.entries(tables[0][1]).map(([hand, pays]) => [hand, typed(pays)])),
    );
  const shown = own ? held : value.paytable[held];
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
                  class={names(["figure-input", rowFault(pays) && "is-wrong"])}
                  aria-label={plain(hand)}
                  value={pays}
                  onInput={(event) => onChange({ ...held, [hand]: row(event.target.value.trim()) })}
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
const typed = (pays) => row(pays.replace(/:1$/, "").replace(":", "/"));
const row = (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : text);
