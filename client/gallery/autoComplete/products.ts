/** Products by brand. */
export const products = [
  {
    group: 'Holmvik',
    items: ['Tidemark bench desk', 'Slipway pedestal', 'Quayside shelf', 'Tern standing desk'],
  },
  {
    group: 'Corvane',
    items: ['Perch stool', 'Mooring task chair', 'Eddy lounge chair', 'Ballast mesh chair'],
  },
  {
    group: 'Brasswick',
    items: ['Halyard desk lamp', 'Lighthouse floor lamp', 'Bell pendant'],
  },
  {
    group: 'Keyforth',
    items: ['Lark keyboard', 'Hush headset', 'Crane monitor arm', 'Horizon 34 ultrawide'],
  },
];

export const productNames = products.flatMap(({ items }) => items);
