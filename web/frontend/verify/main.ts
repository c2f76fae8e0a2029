// The page that checks the bundle of a night: one file, opened from anywhere, that asks nobody anything. The same script is
// the page and, beside it, the worker that checks.

import "./languages";
import { checked } from "./check";
import { page } from "./page";

if ("Window" in globalThis) page();
else
  addEventListener("message", async ({ data: file }) => {
    const progress = (done: number, total: number) => postMessage({ done, total });
    postMessage({ nights: await checked(file, progress) });
  });
