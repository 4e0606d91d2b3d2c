declare module 'subset-font' {
  /** The part of its options that we use. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      keepFeatures: string[];
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
