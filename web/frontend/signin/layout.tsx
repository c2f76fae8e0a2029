// SignInLayout({title, text, children})   what every page that signs a screen in looks like.

import type { ComponentChildren } from "preact";
import { Pile } from "../kit/chips";
import { Languages } from "../kit/languages";

interface SignInLayoutProps {
  title: string;
  text?: ComponentChildren;
  children?: ComponentChildren;
}

export const SignInLayout = ({ title, text, children }: SignInLayoutProps) => (
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
