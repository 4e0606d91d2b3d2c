declare module 'subset-font' {
  /** The package has no types. Only the options that the build uses are declared. */
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
