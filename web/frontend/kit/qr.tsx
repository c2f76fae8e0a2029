// QR({svg, name})   a QR code as the server draws it. As a picture, not as markup: whatever is in it stays in it.

const NAMESPACE = "http://www.w3.org/2000/svg";

export function QR({ svg, name }: { svg: string; name: string }) {
  const whole = svg.includes("xmlns") ? svg : svg.replace("<svg", `<svg xmlns="${NAMESPACE}"`);
  return <img class="qr" alt={name} src={`data:image/svg+xml,${encodeURIComponent(whole)}`} />;
}
