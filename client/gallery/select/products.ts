/** Some products by category. */
export const products = {
  desks: ['Holm standing desk', 'Alder writing desk', 'Birch corner desk'],
  chairs: ['Tern task chair', 'Heron visitor chair'],
  lamps: ['Sol desk lamp', 'Lumen floor lamp'],
};
