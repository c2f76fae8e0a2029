// Porch({title, text, children})   what every page before the door looks like.

import { Pile } from "../kit/chips.js";
import { Languages } from "../kit/languages.js";

export const Porch = ({ title, text, children }) => (
  <main class="porch">
    <div class="porch-words">
      <div class="porch-mark" aria-hidden="true">
        <Pile value={1} colour="white" count={3} bare />
      </div>
      <p class="porch-name">Croupier</p>
      <h1>{title}</h1>
      {text && <p class="quiet">{text}</p>}
      <Languages />
    </div>
    {children}
  </main>
);
