// keepAwake()      asks that this screen does not go dark while the page is looked at
// canKeepAwake     whether a page may ask: browsers let it over HTTPS alone (and on the server's own screen)
//
// Where it may not, a black film of ten seconds runs over and over behind the page, unseen and without a sound: most
// browsers leave the screen on while one does. It spans the window, since Chromium cares for none that is small. The
// film is ours, a kilobyte: ffmpeg -f lavfi -i color=black:s=32x32:r=2:d=10, with libvpx and with libx264.

export const canKeepAwake = "wakeLock" in navigator;

const FILMS = { "video/webm": "/static/awake.webm", "video/mp4": "/static/awake.mp4" };

export function keepAwake() {
  if (canKeepAwake) askNowAndWhenBack(askForLock);
  else addEventListener("load", () => askNowAndWhenBack(runFilm())); // no page waits for it
}

function askNowAndWhenBack(ask: () => void) {
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** A screen that was put away has let go of it: it is asked again each time the page is back. */
function askForLock() {
  if (document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => {}); // a low battery
}

/** Puts the film there. It may have to wait for the first tap; whatever stopped it, the next tap runs it on. */
function runFilm() {
  const film = document.createElement("video");
  film.className = "awake";
  film.muted = true;
  film.loop = true;
  film.playsInline = true;
  film.ariaHidden = "true";
  for (const [type, src] of Object.entries(FILMS))
    film.append(Object.assign(document.createElement("source"), { type, src }));
  document.body.append(film);
  const run = () => {
    if (document.visibilityState !== "visible") film.pause();
    else if (film.paused) film.play().catch(() => {}); // not before a tap, or not to save the battery
  };
  addEventListener("click", run);
  addEventListener("keydown", run);
  return run;
}
