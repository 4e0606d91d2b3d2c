/** The lines of the sample files. Tabs separate the cells of a spreadsheet. */
export const fileTexts: Record<string, string[]> = {
  'cart-count.js': [
    '// Puts every product into a cart once, and counts.',
    "import { products } from './products.js';",
    '',
    'let cents = 0;',
    'for (const { price } of products) cents += Math.round(price * 100);',
    "console.info(products.length, 'products,', (cents / 100).toFixed(2), 'in total');",
  ],
  'linden-floor-plan-3.doc': [
    'Linden, floor plan, third version',
    'Room 1: eight bench desks along the windows, two meters apart.',
    'Room 2: four booths, doors to the corridor.',
    'Kitchen: the long table stays where it is.',
  ],
  'programme.doc': [
    'Programme of the day',
    '9:30 Coffee in the showroom',
    '10:00 A chair is taken apart',
    '11:30 Lamps, and why they hum',
    '12:30 Lunch',
  ],
  'northgate-two-deliveries.xls': [
    'Delivery\tItem\tPieces',
    '1\tBench desk\t24',
    '1\tTask chair\t24',
    '2\tPedestal\t16',
    '2\tDesk lamp\t24',
  ],
  'van-checklist.txt': [
    '[ ] straps',
    '[ ] blankets',
    '[ ] the long ramp',
    '[ ] oil for the hinges',
  ],
  'invoice-5012.xls': ['Item\tPieces\tPrice', 'Pedestal\t16\t189.00', 'Delivery\t1\t95.00'],
  'delivery-note-5012.txt': ['Delivery note 5012', '14 pedestals', 'Received in good order.'],
  'manchester-floor.xls': [
    'Row\tItem\tPieces',
    '1\tTidemark bench desk\t18',
    '2\tMooring task chair\t36',
    '3\tHalyard desk lamp\t36',
    '6\tMurmur phone booth\t1',
    '7\tOffice fig (stays)\t1',
  ],
  'batch-0719-notes.txt': [
    'Batch 0719, tops 3 and 8, cut across',
    'Glue line: dry to 6 mm from the edge, soft behind it.',
    'Moisture of the oak: 8.4 % and 8.6 %, as ordered.',
    'Cause: press too cold. Wood without fault.',
  ],
  'linden-floor-plan-3-signed.doc': [
    'Linden, floor plan, third version',
    'Agreed, including the fig.',
    'Signed: Declan Moore',
  ],
  'signed-delivery-note.doc': [
    'Delivery note 5020, Polder Publishing',
    'Six bench desks, twelve lamps, fourth floor.',
    'Received and signed: Saskia de Wit',
  ],
};
