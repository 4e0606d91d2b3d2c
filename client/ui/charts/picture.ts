import { saveFile } from '../saveFile.ts';

/** The CSS properties that are copied to the exported picture. */
const copiedProperties = [
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

/** Returns the SVG of a chart with inline styles, so that it needs no style sheet. */
export function serializeSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];

  for (const [index, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    const inlineStyle = copiedProperties
      .map((name) => `${name}:${style.getPropertyValue(name)}`)
      .join(';');
    copies[index]?.setAttribute('style', inlineStyle);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');

  return new XMLSerializer().serializeToString(copy);
}

/** Saves a chart as a PNG file with twice the resolution of the screen. */
export async function downloadPicture(name: string, drawing: SVGSVGElement) {
  const { width, height } = drawing.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: 2 * width,
    height: 2 * height,
  });
  const context = canvas.getContext('2d');
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(serializeSvg(drawing))}`;
  await image.decode();
  if (!context) return;

  context.scale(2, 2);
  context.fillStyle = getComputedStyle(drawing).getPropertyValue('--mantine-color-body');
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  canvas.toBlob((file) => file && saveFile(name, file, 'image/png'));
}
