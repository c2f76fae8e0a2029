// keepAwake()      asks that this screen does not go dark while the page is looked at
// canKeepAwake     whether a page may ask: browsers let it over HTTPS alone (and on the server's own screen)

export const canKeepAwake = "wakeLock" in navigator;

/** A screen that was put away has let go of it: it is asked again each time the page is back. */
export function keepAwake() {
  if (!canKeepAwake) return;
  const ask = () => {
    if (document.visibilityState === "visible")
      navigator.wakeLock.request("screen").catch(() => {}); // a low battery
  };
  document.addEventListener("visibilitychange", ask);
  ask();
}
