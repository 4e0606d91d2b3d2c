import type { Office } from './people.ts';

export const company = {
  name: 'Marlow & Finch',
  line: 'Rooms that work.',
  foundedIn: 2006,
  domain: 'marlowfinch.example',
  website: 'https://www.marlowfinch.example',
  email: 'hello@marlowfinch.example',
  phone: '(213) 555-0100',
  about:
    'Marlow & Finch furnishes workplaces. About sixty people in Lisbon, Hamburg, Lyon and Leeds plan rooms, make desks and deliver them.',
} as const;

export interface OfficeFacts {
  city: Office;
  country: string;
  address: string;
  postalCode: string;
  phone: string;
  purpose: string;
}

export const offices: readonly OfficeFacts[] = [
  {
    city: 'Lisbon',
    country: 'Portugal',
    address: 'Rua do Cais Novo 18',
    postalCode: '1900-000',
    phone: '(213) 555-0100',
    purpose: 'Head office and main warehouse',
  },
  {
    city: 'Hamburg',
    country: 'Germany',
    address: 'Speicherkontor 7',
    postalCode: '20000',
    phone: '(404) 555-0100',
    purpose: 'Sales, finance and northern deliveries',
  },
  {
    city: 'Lyon',
    country: 'France',
    address: '24 quai des Ateliers',
    postalCode: '69000',
    phone: '(478) 555-0100',
    purpose: 'Showroom, support and purchasing',
  },
  {
    city: 'Leeds',
    country: 'United Kingdom',
    address: 'Old Carding Mill, 3 Weir Street',
    postalCode: 'LS0 0AA',
    phone: '(513) 555-0100',
    purpose: 'Design studio and workshop',
  },
];

/** Returns the name of an office as users and settings show it. */
export const getOfficeName = (office: Office) => `${company.name} ${office}`;

export const getOffice = (office: Office) =>
  offices.find(({ city }) => city === office) as OfficeFacts;

/** The bank account of the company. XX is not a country code, so that the numbers belong to no bank. */
export const bank = {
  name: 'Cais & Kontor Bank',
  country: 'Portugal',
  iban: 'XX00 MAFI 0000 2006 5550 1000 7',
  swiftCode: 'CAKOXX00',
} as const;

/** The services that invoices charge. */
export const services = [
  'Workplace planning',
  'Furniture delivery',
  'Installation and assembly',
  'Care and maintenance',
] as const;

export const brands = {
  Holmvik: 'Desks and storage in oiled oak',
  Corvane: 'Chairs that adjust without a manual',
  Brasswick: 'Lamps with warm light',
  Keyforth: 'Screens, keyboards and headsets',
  Verdelune: 'Plants that forgive holidays',
  Stillwand: 'Boards, panels and booths for quiet rooms',
} as const;

export type Brand = keyof typeof brands;

/** Returns the URL of a brand's logo. */
export const getLogoUrl = (brand: Brand) => `/pictures/drawings/brand-${brand.toLowerCase()}.svg`;

export type ProductKind =
  | 'desk'
  | 'chair'
  | 'lamp'
  | 'storage'
  | 'screen'
  | 'keyboard'
  | 'headset'
  | 'plant'
  | 'acoustics';

/** A product that the company sells. */
export interface ProductFacts {
  id: number;
  name: string;
  brand: Brand;
  kind: ProductKind;
  /** Ends with the id, because clients read the id from the slug. */
  slug: string;
  description: string;
  price: number;
  rating: 1 | 2 | 3 | 4 | 5;
  hasFreeShipping: boolean;
  /** The URL of the picture. */
  image: string;
}

const productEntries: readonly Omit<ProductFacts, 'slug' | 'image'>[] = [
  {
    id: 1,
    name: 'Tidemark bench desk',
    brand: 'Holmvik',
    kind: 'desk',
    price: 640,
    rating: 1,
    hasFreeShipping: true,
    description:
      'A bench for two with a felt screen between neighbours, so that good talk stays good and quiet work stays quiet.\nThe oak top is oiled, not lacquered. Scratches sand out in ten minutes.',
  },
  {
    id: 2,
    name: 'Perch stool',
    brand: 'Corvane',
    kind: 'chair',
    price: 129,
    rating: 1,
    hasFreeShipping: false,
    description:
      'For the ten-minute meeting that really takes ten minutes. Three ash legs, a brass foot ring, and a padded seat that nobody falls asleep on.',
  },
  {
    id: 3,
    name: 'Halyard desk lamp',
    brand: 'Brasswick',
    kind: 'lamp',
    price: 89,
    rating: 2,
    hasFreeShipping: false,
    description:
      'Stays where you put it, because its joints are rope-tight and need no springs. Warm light for the evening, neutral light for drawings.\nThe dimmer remembers yesterday.',
  },
  {
    id: 4,
    name: 'Slipway pedestal',
    brand: 'Holmvik',
    kind: 'storage',
    price: 219,
    rating: 1,
    hasFreeShipping: false,
    description:
      'Three drawers, one lock, and a cushion on top that turns it into a guest seat. Rolls under any of our desks with a hand to spare.',
  },
  {
    id: 5,
    name: 'Quayside shelf',
    brand: 'Holmvik',
    kind: 'storage',
    price: 349,
    rating: 2,
    hasFreeShipping: false,
    description:
      'Four boards of solid oak that carry forty kilos each without a bow. Open on both sides, so it divides a room without darkening it.',
  },
  {
    id: 6,
    name: 'Clearview 24 monitor',
    brand: 'Keyforth',
    kind: 'screen',
    price: 229,
    rating: 2,
    hasFreeShipping: false,
    description:
      'An honest 24-inch screen for mail, tables and video calls. One cable brings picture and power.\nThe stand tilts but does not turn; add the Crane arm if yours has to.',
  },
  {
    id: 7,
    name: 'Lark keyboard',
    brand: 'Keyforth',
    kind: 'keyboard',
    price: 79,
    rating: 3,
    hasFreeShipping: false,
    description:
      'Full size, low travel and quiet enough for a shared table. Layouts for German, French, Portuguese and British desks.',
  },
  {
    id: 8,
    name: 'Hush headset',
    brand: 'Keyforth',
    kind: 'headset',
    price: 149,
    rating: 4,
    hasFreeShipping: false,
    description:
      'Closed ear cups in wool felt and a microphone that ignores the coffee machine. Twenty-eight hours on one charge.\nThe busy light is on the outside, where colleagues can see it.',
  },
  {
    id: 9,
    name: 'Office fig',
    brand: 'Verdelune',
    kind: 'plant',
    price: 95,
    rating: 5,
    hasFreeShipping: false,
    description:
      'A broad-leaved fig of about a metre and a half that likes a bright corner and a drink on Mondays. Arrives in a clay pot with a saucer and a card that says all of this.',
  },
  {
    id: 10,
    name: 'Draftline whiteboard',
    brand: 'Stillwand',
    kind: 'acoustics',
    price: 189,
    rating: 3,
    hasFreeShipping: false,
    description:
      'A writing wall on castors, enamelled on both sides. It wipes clean after a weekend, and the tray holds more pens than you have.',
  },
  {
    id: 11,
    name: 'Hexa acoustic panels',
    brand: 'Stillwand',
    kind: 'acoustics',
    price: 260,
    rating: 4,
    hasFreeShipping: false,
    description:
      'Seven felt panels made from used bottles. Stick them up in any pattern and the room loses its echo by the afternoon.',
  },
  {
    id: 12,
    name: 'Murmur phone booth',
    brand: 'Stillwand',
    kind: 'acoustics',
    price: 4890,
    rating: 5,
    hasFreeShipping: true,
    description:
      'A room for one call. Fresh air changes every ninety seconds, the light comes on by itself, and what is said inside stays inside.\nFour of us assemble it in two hours. It moves when you move.',
  },
  {
    id: 13,
    name: 'Mooring task chair',
    brand: 'Corvane',
    kind: 'chair',
    price: 389,
    rating: 4,
    hasFreeShipping: true,
    description:
      'The chair we sit on ourselves. Seat depth, arms and lumbar support adjust without reading anything.\nTested for forty thousand rounds of sitting down and standing up.',
  },
  {
    id: 14,
    name: 'Eddy lounge chair',
    brand: 'Corvane',
    kind: 'chair',
    price: 720,
    rating: 5,
    hasFreeShipping: false,
    description:
      'Deep enough for reading, upright enough for thinking. The wool cover zips off and the walnut legs unscrew, so it fits through old doors.',
  },
  {
    id: 15,
    name: 'Ferry visitor chair',
    brand: 'Corvane',
    kind: 'chair',
    price: 159,
    rating: 2,
    hasFreeShipping: false,
    description:
      'Stacks eight high and links in rows when the whole company comes together. Light enough to carry two at a time.',
  },
  {
    id: 16,
    name: 'Lighthouse floor lamp',
    brand: 'Brasswick',
    kind: 'lamp',
    price: 210,
    rating: 4,
    hasFreeShipping: false,
    description:
      'A linen shade on a steel mast, for the corner the ceiling light forgets. A pull chain, because some switches should be found in the dark.',
  },
  {
    id: 17,
    name: 'Bell pendant',
    brand: 'Brasswick',
    kind: 'lamp',
    price: 175,
    rating: 3,
    hasFreeShipping: false,
    description:
      'Spun brass in the shape of the bell that gave our front desk its name. Hangs over a table, lights the table, and leaves the faces out of the glare.',
  },
  {
    id: 18,
    name: 'Berth lockers',
    brand: 'Holmvik',
    kind: 'storage',
    price: 590,
    rating: 3,
    hasFreeShipping: false,
    description:
      'Six lockers for people who share desks. Each has a charging socket, a coat hook and a slot for post.\nKeys, codes or cards: choose when you order.',
  },
  {
    id: 19,
    name: 'Horizon 34 ultrawide',
    brand: 'Keyforth',
    kind: 'screen',
    price: 649,
    rating: 5,
    hasFreeShipping: true,
    description:
      'One gentle curve instead of two screens and a gap. Three windows fit side by side at full height, and the stand goes low enough for short people.',
  },
  {
    id: 20,
    name: 'Crane monitor arm',
    brand: 'Keyforth',
    kind: 'screen',
    price: 119,
    rating: 3,
    hasFreeShipping: false,
    description:
      'Lifts the screen off the desk and gives the space back. Holds up to nine kilos and clamps to tops between two and six centimetres.',
  },
  {
    id: 21,
    name: 'Pebble compact keyboard',
    brand: 'Keyforth',
    kind: 'keyboard',
    price: 99,
    rating: 5,
    hasFreeShipping: false,
    description:
      'Only the keys you press, in a case you can carry with one hand. The dial turns volume, zoom or time lines.\nPairs with three devices and finds its way back to each.',
  },
  {
    id: 22,
    name: 'Upright sansevieria',
    brand: 'Verdelune',
    kind: 'plant',
    price: 49,
    rating: 4,
    hasFreeShipping: false,
    description:
      'The plant for people who travel. It wants little light and less water, and it looks tidy while wanting it.',
  },
  {
    id: 23,
    name: 'Trailing pothos',
    brand: 'Verdelune',
    kind: 'plant',
    price: 39,
    rating: 4,
    hasFreeShipping: false,
    description:
      'Hangs from a hook and grows towards whoever waters it. Cuttings root in a glass, so one soon becomes three.',
  },
  {
    id: 24,
    name: 'Cove corner desk',
    brand: 'Holmvik',
    kind: 'desk',
    price: 720,
    rating: 3,
    hasFreeShipping: true,
    description:
      'Two wings for two kinds of work, joined without a step. Fits corners that are not quite square, as most are not.',
  },
  {
    id: 25,
    name: 'Solo mono headset',
    brand: 'Keyforth',
    kind: 'headset',
    price: 69,
    rating: 4,
    hasFreeShipping: false,
    description:
      'One ear for the caller, one for the room. Made for reception desks and weighs less than an egg.',
  },
  {
    id: 26,
    name: 'Tern standing desk',
    brand: 'Holmvik',
    kind: 'desk',
    price: 890,
    rating: 5,
    hasFreeShipping: true,
    description:
      'Rises from sitting to standing in nine seconds and stops at the heights you taught it. The motors are quieter than the conversation next to them.\nOak top, recycled steel frame, and a ten-year promise on everything that moves.',
  },
  {
    id: 27,
    name: 'Ballast mesh chair',
    brand: 'Corvane',
    kind: 'chair',
    price: 540,
    rating: 5,
    hasFreeShipping: false,
    description:
      'A high back in fine mesh for long days and warm offices. The headrest follows when you lean back, and stays away when you do not.',
  },
];

export const products: readonly ProductFacts[] = productEntries.map((facts) => {
  const slug = `${facts.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${facts.id}`;
  return { ...facts, slug, image: `/pictures/products/${slug}.svg` };
});

/** The subjects of the company blog, with their covers. */
export const blogTopics = [
  { topic: 'Planning a floor around daylight', author: 'yuki-tanabe', cover: 'morning-desks' },
  { topic: 'How we test a chair', author: 'farid-benali', cover: 'workshop' },
  { topic: 'Moving sixty people in one weekend', author: 'daniel-whitby', cover: 'warehouse' },
  { topic: 'Why the phone booth hums', author: 'meilin-zhou', cover: 'quiet-room' },
  { topic: 'Oak, and where ours grows', author: 'nadia-elamin', cover: 'oak-forest' },
  {
    topic: 'Sharing desks without losing your mug',
    author: 'beatriz-nogueira',
    cover: 'long-table',
  },
  { topic: 'Plants that survive August', author: 'camille-rousseau', cover: 'green-corner' },
  { topic: 'A lamp for the dark months', author: 'sofia-lindqvist', cover: 'evening-lamp' },
  { topic: 'Lorries, tides and delivery windows', author: 'kwame-mensah', cover: 'harbour' },
  { topic: 'The mill that became a studio', author: 'harriet-marlow', cover: 'mill' },
] as const;

/** The wide pictures under `pictures/covers/`, by file name. */
export const coverKeys = [
  'morning-desks',
  'workshop',
  'quiet-room',
  'long-table',
  'green-corner',
  'evening-lamp',
  'front-desk',
  'screen-day',
  'harbour',
  'mill',
  'lisbon-hills',
  'lyon-rivers',
  'oak-forest',
  'warehouse',
  'moving-day',
] as const;

export type CoverKey = (typeof coverKeys)[number];

/** Returns the URL of a cover. */
export const getCoverUrl = (key: string) => `/pictures/covers/${key}.svg`;

/** Returns the URL of a drawing. */
export const getDrawingUrl = (name: string) => `/pictures/drawings/${name}.svg`;
