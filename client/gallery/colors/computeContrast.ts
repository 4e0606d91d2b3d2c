/** Returns the relative luminance of a colour such as `#2f5bea`, from 0 to 1. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two colours, from 1 to 21. WCAG requires 4.5 for text and 3 for large
 * text and graphics.
 */
export function computeContrast(firstColor: string, secondColor: string): number {
  const [light = 0, dark = 0] = [
    computeLuminance(firstColor),
    computeLuminance(secondColor),
  ].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
