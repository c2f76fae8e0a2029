// A link that signs its screen in at once, the secret behind its #.
//
// openLink(path, key, words)   the page: signs in at `path` with the secret as `key`; a link without one leads elsewhere
//   words: {without, waiting, other: {href, text}}   where that is, what is said meanwhile, and the other way in

import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { goOn, secretOfAddress } from "./session";
import { useSignInAttempt } from "./attempt";
import { SignInLayout } from "./layout";

const api = new Api("/api");

interface LinkWords {
  without: string;
  waiting: string;
  other: { href: string; text: string };
}

export function openLink(path: string, key: string, words: LinkWords) {
  const secret = secretOfAddress();
  render(<Link path={path} name={key} secret={secret} words={words} />, pageElement());
}

interface LinkProps {
  path: string;
  name: string;
  secret: string | null;
  words: LinkWords;
}

function Link({ path, name, secret, words }: LinkProps) {
  const { error, wait, attempt } = useSignInAttempt(api);
  useEffect(() => {
    if (secret) attempt(path, { [name]: secret }).then((session) => session && goOn(session));
    else location.replace(words.without);
  }, []);
  if (!error && !wait) return <SignInLayout title={gettext("One moment")} text={words.waiting} />;
  return (
    <SignInLayout
      title={gettext("The door stayed shut")}
      text={wait ? gettext("Too many wrong tries. Wait a little.") : error}
    >
      <div class="sign-in-form">
        <a class="button is-main" href={words.other.href}>
          {words.other.text}
        </a>
      </div>
    </SignInLayout>
  );
}
