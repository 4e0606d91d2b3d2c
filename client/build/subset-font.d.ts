declare module 'subset-font' {
  /** The part of what it can do that we use. */
  function subsetFont(
    font: Buffer,
    text: undefined,
    options: { keepAllGlyphs: true; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
  export = subsetFont;
}
