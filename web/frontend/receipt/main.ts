// The receipt as a picture for a phone's gallery: the drawing (SVG) painted into a PNG on this very device. Without this
// script the page still has the drawing, and prints.

const WIDTH = 1080; // pixels: sharp on any phone

const find = (name) => /** @type {any} */ (document.querySelector(name));
const [part, save, share, shown] = [".as-picture", ".save", ".share", ".as-picture img"].map(find);

const drawing = new Image();
drawing.src = save.getAttribute("href");
drawing
  .decode()
  .then(painted)
  .then(offered)
  .catch(() => {}); // a browser that paints no drawings: its page is as it was

/** @returns {Promise<Blob | null>} */
function painted() {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * drawing.naturalHeight) / drawing.naturalWidth);
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  shown.src = save.href = canvas.toDataURL("image/png"); // the page's policy lets it show no blob
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Sharing is for pages of https:// alone; on plain HTTP the button stays away. */
function offered(png) {
  part.hidden = false;
  const files = [new File([png], save.download, { type: "image/png" })];
  share.hidden = !navigator.canShare?.({ files });
  share.onclick = () => navigator.share({ files }).catch(() => {}); // put away without sharing
}
