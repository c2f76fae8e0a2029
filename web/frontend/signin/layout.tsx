// SignInLayout({title, text, children})   what every page before the door looks like.

import { Pile } from "../kit/chips";
import { Languages } from "../kit/languages";

export const SignInLayout = ({ title, text, children }) => (
  <main class="sign-in">
    <div class="sign-in-words">
      <div class="sign-in-mark" aria-hidden="true">
        <Pile value={1} colour="white" count={3} bare />
      </div>
      <p class="sign-in-name">Croupier</p>
      <h1>{title}</h1>
      {text && <p class="quiet">{text}</p>}
      <Languages />
    </div>
    {children}
  </main>
);
