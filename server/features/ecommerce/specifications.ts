import type { ProductSize, Specification, SpecificationName } from '../../gql/types.ts';
import { getCyclic } from '../../values/rows.ts';

interface ProductSpecifications {
  size: ProductSize;
  specifications: Specification[];
}

/** Creates the specifications of a product. Lengths are in centimetres, the weight is in kilograms. */
function describe(
  [width, depth, height, weight]: [number, number, number, number],
  values: Partial<Record<SpecificationName, string>>,
): ProductSpecifications {
  const specifications = Object.entries(values).map(([name, value]) => ({
    name: name as SpecificationName,
    value,
  }));
  return { size: { width, depth, height, weight }, specifications };
}

/** The specifications of the sample products, in the order of their ids. */
const sampleSpecifications: ProductSpecifications[] = [
  describe([200, 80, 112, 58], {
    MATERIAL: 'Oiled oak, wool felt',
    COLORED_PART: 'Screen',
    CAPACITY: 'Two people, 120 kg',
    ASSEMBLY: 'Two people, 40 minutes',
    CARE: 'Oil once a year',
  }),
  describe([50, 50, 64, 5.2], {
    MATERIAL: 'Ash, brass, wool cover',
    COLORED_PART: 'Seat',
    CAPACITY: '120 kg',
    ASSEMBLY: 'Arrives assembled',
    CARE: 'Vacuum the seat, wipe the legs',
  }),
  describe([54, 20, 56, 2.4], {
    MATERIAL: 'Aluminium, brass joints',
    COLORED_PART: 'Head and foot',
    POWER: 'LED, 8 W, 2,700 to 4,000 K',
    ADJUSTMENT: 'Three joints, dimmer with memory',
    ASSEMBLY: 'Arrives assembled',
  }),
  describe([42, 56, 62, 24], {
    MATERIAL: 'Powder-coated steel, foam cushion',
    COLORED_PART: 'Cushion',
    CAPACITY: 'Three drawers, 15 kg each',
    SECURITY: 'One lock, two keys',
    ASSEMBLY: 'Arrives assembled',
  }),
  describe([95, 32, 110, 38], {
    MATERIAL: 'Solid oak',
    COLORED_PART: 'Back panel',
    CAPACITY: 'Four boards, 40 kg each',
    ASSEMBLY: 'One person, 30 minutes',
    CARE: 'Oil once a year',
  }),
  describe([54, 20, 44, 4.1], {
    SCREEN: '24 inches, 1920 × 1200, matt',
    COLORED_PART: 'Case and stand',
    CONNECTION: 'USB-C with 65 W, HDMI',
    POWER: '22 W in use',
    ADJUSTMENT: 'Tilts from -5° to 20°',
  }),
  describe([42, 16, 3, 0.8], {
    MATERIAL: 'Recycled ABS',
    COLORED_PART: 'Case',
    CONNECTION: 'USB-C, cable of 1.8 m',
    KEYS: 'Full size, low travel, quiet',
    LAYOUTS: 'German, French, Portuguese, British',
  }),
  describe([19, 8, 19, 0.26], {
    MATERIAL: 'Wool felt, recycled ABS',
    COLORED_PART: 'Headband and ear cups',
    CONNECTION: 'Bluetooth, USB-C',
    POWER: '28 hours on one charge',
    CARE: 'Ear cups can be replaced',
  }),
  describe([114, 114, 150, 14], {
    MATERIAL: 'Clay pot with saucer',
    COLORED_PART: 'Pot',
    LIGHT: 'Bright, without direct sun',
    CARE: 'Water once a week',
    ASSEMBLY: 'Arrives potted',
  }),
  describe([180, 60, 165, 32], {
    MATERIAL: 'Enamelled steel, castors',
    COLORED_PART: 'Frame',
    CAPACITY: 'Writes on both sides, tray for 12 pens',
    ASSEMBLY: 'Two people, 20 minutes',
    CARE: 'Wipe dry',
  }),
  describe([120, 3, 130, 4.5], {
    MATERIAL: 'Felt of recycled bottles',
    COLORED_PART: 'Five of seven panels',
    SOUND: 'Absorbs 85% at 1 kHz',
    ASSEMBLY: 'Adhesive strips included',
    CARE: 'Vacuum with a soft brush',
  }),
  describe([130, 100, 210, 340], {
    MATERIAL: 'Steel, laminated glass, felt',
    COLORED_PART: 'Outer shell',
    SOUND: 'Reduces speech by 32 dB',
    POWER: 'Two sockets, light and fan with sensor',
    ASSEMBLY: 'By our team, two hours',
  }),
  describe([74, 66, 96, 16], {
    MATERIAL: 'Wool cover, steel, nylon castors',
    COLORED_PART: 'Seat and back',
    ADJUSTMENT: 'Seat depth, arms, lumbar support',
    CAPACITY: '130 kg',
    ASSEMBLY: 'One person, 10 minutes',
  }),
  describe([100, 84, 86, 22], {
    MATERIAL: 'Wool cover, walnut legs',
    COLORED_PART: 'Cover',
    CAPACITY: '140 kg',
    ASSEMBLY: 'Legs unscrew without tools',
    CARE: 'Cover can be dry-cleaned',
  }),
  describe([56, 56, 80, 6.4], {
    MATERIAL: 'Tubular steel, wool cover',
    COLORED_PART: 'Seat and back',
    CAPACITY: '120 kg, stacks eight high',
    ASSEMBLY: 'Arrives assembled',
    CARE: 'Vacuum, wipe the frame',
  }),
  describe([64, 64, 132, 5.8], {
    MATERIAL: 'Linen shade, steel mast',
    COLORED_PART: 'Shade',
    POWER: 'LED, 10 W, E27 socket',
    ADJUSTMENT: 'Pull chain',
    ASSEMBLY: 'One person, 10 minutes',
  }),
  describe([38, 38, 26, 2.1], {
    MATERIAL: 'Spun brass, textile cable',
    COLORED_PART: 'Shade',
    POWER: 'LED, 9 W, E27 socket',
    ADJUSTMENT: 'Cable of up to 2.5 m',
    ASSEMBLY: 'By an electrician',
  }),
  describe([120, 46, 132, 62], {
    MATERIAL: 'Powder-coated steel',
    COLORED_PART: 'Frame and four doors',
    CAPACITY: 'Six lockers, 10 kg each',
    SECURITY: 'Keys, codes or cards',
    POWER: 'A charging socket in each locker',
  }),
  describe([82, 26, 46, 8.2], {
    SCREEN: '34 inches, 3440 × 1440, curved',
    COLORED_PART: 'Case and stand',
    CONNECTION: 'USB-C with 90 W, HDMI, DisplayPort',
    POWER: '38 W in use',
    ADJUSTMENT: 'Height 12 cm, tilts from -5° to 20°',
  }),
  describe([42, 12, 45, 3.6], {
    MATERIAL: 'Cast aluminium',
    COLORED_PART: 'Arm and clamp',
    CAPACITY: 'Screens of up to 9 kg',
    ADJUSTMENT: 'Height, depth, turn, tilt',
    ASSEMBLY: 'Clamps to tops of 2 to 6 cm',
  }),
  describe([28, 14, 3, 0.55], {
    MATERIAL: 'Recycled ABS, aluminium dial',
    COLORED_PART: 'Case',
    CONNECTION: 'Bluetooth with three devices, USB-C',
    POWER: 'Three months on one charge',
    KEYS: 'Compact, low travel',
  }),
  describe([32, 32, 58, 3.2], {
    MATERIAL: 'Glazed clay pot',
    COLORED_PART: 'Pot',
    LIGHT: 'Shade to bright',
    CARE: 'Water every three weeks',
    ASSEMBLY: 'Arrives potted',
  }),
  describe([46, 46, 70, 2.6], {
    MATERIAL: 'Glazed clay pot, steel hook',
    COLORED_PART: 'Pot',
    LIGHT: 'Half shade',
    CARE: 'Water once a week',
    ASSEMBLY: 'Hook and cord included',
  }),
  describe([180, 160, 74, 54], {
    MATERIAL: 'Oak top, steel legs',
    COLORED_PART: 'Legs',
    CAPACITY: '100 kg',
    ASSEMBLY: 'Two people, 45 minutes',
    CARE: 'Oil once a year',
  }),
  describe([17, 7, 18, 0.05], {
    MATERIAL: 'Spring steel, recycled ABS',
    COLORED_PART: 'Ear cup',
    CONNECTION: 'USB-C, cable of 2 m',
    SOUND: 'Microphone with noise filter',
    CARE: 'Ear cup can be replaced',
  }),
  describe([180, 80, 110, 46], {
    MATERIAL: 'Oak top, recycled steel frame',
    COLORED_PART: 'Frame',
    ADJUSTMENT: 'Height 64 to 110 cm, four memories',
    CAPACITY: '110 kg',
    POWER: '0.1 W on standby, 38 dB in motion',
    ASSEMBLY: 'Two people, 45 minutes',
  }),
  describe([74, 66, 108, 18], {
    MATERIAL: 'Mesh, steel, wool seat',
    COLORED_PART: 'Seat and headrest',
    ADJUSTMENT: 'Seat depth, arms, headrest, tilt',
    CAPACITY: '130 kg',
    ASSEMBLY: 'One person, 15 minutes',
  }),
];

/** Returns the specifications of a product. Generated products have those of the sample product that they vary. */
export const getSpecifications = (id: number) => getCyclic(sampleSpecifications, id - 1);
