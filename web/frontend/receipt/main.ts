// The receipt as a picture for a phone's gallery: the drawing (SVG) painted into a PNG on this very device. Without this
// script the page still has the drawing, and prints.

const WIDTH = 1080; // pixels: sharp on any phone

function find<Element extends HTMLElement>(kind: new () => Element, name: string): Element {
  const found = document.querySelector(name);
  if (!(found instanceof kind)) throw new TypeError(`the page has no ${name}`);
  return found;
}

const part = find(HTMLElement, ".as-picture");
const save = find(HTMLAnchorElement, ".save");
const share = find(HTMLElement, ".share");
const shown = find(HTMLImageElement, ".as-picture img");

const drawing = new Image();
drawing.src = save.href;
drawing
  .decode()
  .then(painted)
  .then(offered)
  .catch(() => {}); // a browser that paints no drawings: its page is as it was

function painted(): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * drawing.naturalHeight) / drawing.naturalWidth);
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  shown.src = save.href = canvas.toDataURL("image/png"); // the page's policy lets it show no blob
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Sharing is for pages of https:// alone; on plain HTTP the button stays away. */
function offered(png: Blob | null) {
  if (!png) return;
  part.hidden = false;
  const files = [new File([png], save.download, { type: "image/png" })];
  share.hidden = !navigator.canShare?.({ files });
  share.onclick = () => navigator.share({ files }).catch(() => {}); // put away without sharing
}
