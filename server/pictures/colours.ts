/** The colours of every picture: the brand's cobalt and brass, and what goes well beside them. */
export const colours = {
  cobalt: '#2f5bea',
  cobaltDeep: '#1f3fb3',
  cobaltSoft: '#8fa8f7',
  cobaltMist: '#dbe4ff',
  brass: '#b7791f',
  brassLight: '#e0a84b',
  brassMist: '#f6e7c8',
  ink: '#1f2a44',
  slate: '#56607a',
  slateMid: '#8a94ad',
  slateLight: '#c3cad9',
  slateMist: '#e6eaf2',
  paper: '#f8f9fc',
  teal: '#2b8a8f',
  tealMist: '#d3ecea',
  sage: '#6f9a7c',
  sageDeep: '#3f6f55',
  sageMist: '#dcebdd',
  clay: '#c4694d',
  clayMist: '#f8dfd5',
  plum: '#7a4f8f',
  plumMist: '#eadff2',
  oak: '#d3a670',
  oakDeep: '#a97a45',
  walnut: '#7d5537',
} as const;

/** A colour on the way from one to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (colour: string, share = 0.2) => mix(colour, '#141a2c', share);
export const lighter = (colour: string, share = 0.3) => mix(colour, '#ffffff', share);
