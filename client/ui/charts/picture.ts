import { download } from '../table/csv.ts';

/** What style sheets may say of a drawing. */
const said = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** A drawing that needs no style sheet: its colours and letters stand in it. */
export function pictureOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];

  for (const [index, part] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part);
    const look = said.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    copies[index]?.setAttribute('style', look);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');

  return new XMLSerializer().serializeToString(copy);
}

/** Saves a drawing as a PNG, twice as fine as on the screen and on the ground of its card. */
export async function downloadPicture(name: string, drawing: SVGSVGElement) {
  const { width, height } = drawing.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: 2 * width,
    height: 2 * height,
  });
  const context = canvas.getContext('2d');
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(drawing))}`;
  await image.decode();
  if (!context) return;

  context.scale(2, 2);
  context.fillStyle = getComputedStyle(drawing).getPropertyValue('--fd-surface');
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  canvas.toBlob((file) => file && download(name, file, 'image/png'));
}
