/** Wraps a drawing. A title is for drawings that say something on their own; the rest are decoration. */
export function svg(width: number, height: number, body: string, title = ''): string {
  const name = title && `<title>${title}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${name}${body}</svg>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function stroke(d: string, colour: string, width = 2, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function oval(
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string {
  const corner = radius ? ` rx="${radius}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${fill}"${more && ` ${more}`}/>`;
}

export function group(attributes: string, body: string): string {
  return `<g ${attributes}>${body}</g>`;
}

/** The same drawing once more, mirrored left to right about an upright axis. */
export function mirrored(axis: number, body: string): string {
  return group(`transform="matrix(-1 0 0 1 ${2 * axis} 0)"`, body);
}

/** Draws the same thing at several places. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}
