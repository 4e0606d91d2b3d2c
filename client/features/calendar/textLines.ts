/** Returns the width of a text in pixels. */
export type MeasureText = (text: string) => number;

/** Creates a function that measures texts in a CSS font. Returns undefined if the browser cannot measure texts. */
export function createTextMeasure(font: string): MeasureText | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  context.font = font;
  return (text) => context.measureText(text).width;
}

/** Returns the number of lines of a text. Only a word that is wider than a line is broken. */
export function countLines(text: string, lineWidth: number, measureText: MeasureText): number {
  let lineCount = 1;
  let usedWidth = 0;
  for (const word of text.split(/(?<=[ -])/)) {
    const wordWidth = measureText(word.trimEnd());
    if (usedWidth > 0 && usedWidth + wordWidth > lineWidth) {
      lineCount += 1;
      usedWidth = 0;
    }
    const breaks = Math.max(Math.ceil(wordWidth / lineWidth) - 1, 0);
    lineCount += breaks;
    usedWidth += measureText(word) - breaks * lineWidth;
  }
  return lineCount;
}
