const token = (name: string) => `var(--fd-art-${name})`;

/** The colours of an illustration, which follow the colour scheme (`theme/palette.ts`). */
export const art = {
  backdrop: token('backdrop'),
  wall: token('wall'),
  floor: token('floor'),
  sky: token('sky'),
  sun: token('sun'),
  hill: token('hill'),
  primary: token('primary'),
  paper: token('paper'),
  cream: token('cream'),
  steel: token('steel'),
  ink: token('ink'),
  wood: token('wood'),
  clay: token('clay'),
  brass: token('brass'),
  leaf: token('leaf'),
  skinLight: token('skin-light'),
  skinTan: token('skin-tan'),
  skinDeep: token('skin-deep'),
  hairDark: token('hair-dark'),
  hairWarm: token('hair-warm'),
  hairGrey: token('hair-grey'),
  /** Laid over a colour on the side away from the light. */
  shade: token('shade'),
  /** Laid over a colour on the side of the light. */
  shine: token('shine'),
  /** Daylight on the floor. Transparent in the dark colour scheme. */
  beam: token('beam'),
  /** The light of a lamp. Transparent in the light colour scheme. */
  glow: token('glow'),
  /** An opacity: 0 in the light colour scheme, 1 in the dark one. */
  night: token('night'),
};
