import type { InvoiceItem } from '../../gql/resolvers.ts';
import { services } from '../../sample/company.ts';
import { getCyclic } from '../../values/rows.ts';
import { toMinorUnits } from './money.ts';
import type { InvoiceRow, ItemRow } from './row.ts';

/** The subject of an invoice and its price. */
export type SampleItems = Pick<InvoiceRow, 'service' | 'items' | 'discount' | 'taxRate' | 'note'>;

interface Kind extends Pick<InvoiceItem, 'title' | 'description' | 'cost'> {
  least: number;
  most: number;
}

// Prices end in 0 or 5, so that a tax of 20 % results in whole dollars.
const kinds: Record<(typeof services)[number], [Kind, Kind]> = {
  'Workplace planning': [
    {
      title: 'Floor plan',
      description: 'Survey, two drafts and the final drawing.',
      cost: 95,
      least: 12,
      most: 27,
    },
    {
      title: 'Daylight and noise study',
      description: 'Measured on a weekday with everybody in.',
      cost: 75,
      least: 8,
      most: 19,
    },
  ],
  'Furniture delivery': [
    {
      title: 'Tern standing desk',
      description: 'Oiled oak, set to the heights on your list.',
      cost: 890,
      least: 1,
      most: 3,
    },
    {
      title: 'Lighthouse floor lamp',
      description: 'Linen shade, with a spare bulb each.',
      cost: 210,
      least: 4,
      // Seven quantities, because five would give all invoices the same one.
      most: 10,
    },
  ],
  'Installation and assembly': [
    {
      title: 'Assembly on site',
      description: 'Two installers; packing goes back with us.',
      cost: 55,
      least: 18,
      most: 40,
    },
    {
      title: 'Cabling and lamps',
      description: 'Trays, sockets and pendants, tested.',
      cost: 65,
      least: 11,
      most: 25,
    },
  ],
  'Care and maintenance': [
    {
      title: 'Oiling and sanding',
      description: 'Table tops, outside working hours.',
      cost: 45,
      least: 20,
      most: 44,
    },
    {
      title: 'Chair service',
      description: 'Castors, gas springs and covers checked.',
      cost: 35,
      least: 24,
      most: 60,
    },
  ],
};

const notes = [
  'Thank you for having us. The oil needs two days before the first coffee cup.',
  'Please name the invoice number when you pay.',
  'The spare keys are in the top drawer of the first pedestal.',
  '',
];

/** A line at its usual price. */
function lineOf({ title, description, cost }: Kind, quantity: number): ItemRow {
  const minorUnits = toMinorUnits(cost, 'USD');
  return { title, description, cost: minorUnits, quantity, discountRate: 0, taxRates: null };
}

const quantity = ({ least, most }: Kind, index: number, step: number) =>
  least + ((index * step) % (most - least + 1));

function createSampleItems(index: number): SampleItems {
  const service = getCyclic(services, index);
  const [first, second] = kinds[service];
  const items = [
    lineOf(first, quantity(first, index, 3)),
    lineOf(second, quantity(second, index, 5)),
  ];
  const isLarge = items.reduce((sum, one) => sum + one.cost * one.quantity, 0) > 2500_00;

  return {
    service,
    items,
    discount: isLarge && index % 3 === 0 ? 100_00 : 0,
    taxRate: 20,
    note: getCyclic(notes, index),
  };
}

export const sampleInvoiceItems = Array.from({ length: 120 }, (_, index) =>
  createSampleItems(index),
);

/** Returns the item of the invoice at an index. Items repeat after the end of the list. */
export const getSampleItem = (index: number) => getCyclic(sampleInvoiceItems, index);

/** The services that a new line can start from. */
export const frequentItems: InvoiceItem[] = Object.values(kinds)
  .flat()
  .map(({ title, description, cost }) => ({
    ...{ title, description, cost },
    ...{ quantity: 1, discountRate: 0, taxRates: null, total: cost },
  }));

/** The invoice that the delivery note disagrees with. */
export const pedestals: SampleItems = {
  service: 'Furniture delivery',
  items: [
    lineOf(
      {
        title: 'Slipway pedestal',
        description: 'Three drawers, one lock, a cushion on top.',
        cost: 219,
        least: 16,
        most: 16,
      },
      16,
    ),
  ],
  discount: 54_00,
  taxRate: 20,
  note: 'Delivered in two lots. Both notes are with the front desk.',
};
