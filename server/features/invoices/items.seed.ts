import type { InvoiceItem } from '../../gql/types.ts';
import { services } from '../../sample/company.ts';
import { toMinorUnits } from '../../values/money.ts';
import { getCyclic } from '../../values/rows.ts';
import type { InvoiceRow, ItemRow } from './row.ts';

/** The items of a sample invoice, and the fields that belong to them. */
export type SampleItems = Pick<InvoiceRow, 'service' | 'items' | 'discount' | 'taxRate' | 'note'>;

interface ItemTemplate extends Pick<InvoiceItem, 'title' | 'description' | 'cost'> {
  minQuantity: number;
  maxQuantity: number;
}

// Prices end in 0 or 5, so that a tax of 20 % results in whole dollars.
const itemTemplates: Record<(typeof services)[number], [ItemTemplate, ItemTemplate]> = {
  'Workplace planning': [
    {
      title: 'Floor plan',
      description: 'Survey, two drafts and the final drawing.',
      cost: 95,
      minQuantity: 12,
      maxQuantity: 27,
    },
    {
      title: 'Daylight and noise study',
      description: 'Measured on a weekday with everybody in.',
      cost: 75,
      minQuantity: 8,
      maxQuantity: 19,
    },
  ],
  'Furniture delivery': [
    {
      title: 'Tern standing desk',
      description: 'Oiled oak, set to the heights on your list.',
      cost: 890,
      minQuantity: 1,
      maxQuantity: 3,
    },
    {
      title: 'Lighthouse floor lamp',
      description: 'Linen shade, with a spare bulb each.',
      cost: 210,
      minQuantity: 4,
      // There are seven quantities. Five would result in the same quantity for all invoices.
      maxQuantity: 10,
    },
  ],
  'Installation and assembly': [
    {
      title: 'Assembly on site',
      description: 'Two installers; packing goes back with us.',
      cost: 55,
      minQuantity: 18,
      maxQuantity: 40,
    },
    {
      title: 'Cabling and lamps',
      description: 'Trays, sockets and pendants, tested.',
      cost: 65,
      minQuantity: 11,
      maxQuantity: 25,
    },
  ],
  'Care and maintenance': [
    {
      title: 'Oiling and sanding',
      description: 'Table tops, outside working hours.',
      cost: 45,
      minQuantity: 20,
      maxQuantity: 44,
    },
    {
      title: 'Chair service',
      description: 'Castors, gas springs and covers checked.',
      cost: 35,
      minQuantity: 24,
      maxQuantity: 60,
    },
  ],
};

const notes = [
  'Thank you for having us. The oil needs two days before the first coffee cup.',
  'Please name the invoice number when you pay.',
  'The spare keys are in the top drawer of the first pedestal.',
  '',
];

/** Creates an item with the usual price. */
function createItem({ title, description, cost }: ItemTemplate, quantity: number): ItemRow {
  const minorUnits = toMinorUnits(cost, 'USD');
  return { title, description, cost: minorUnits, quantity, discountRate: 0, taxRates: null };
}

const getQuantity = ({ minQuantity, maxQuantity }: ItemTemplate, index: number, step: number) =>
  minQuantity + ((index * step) % (maxQuantity - minQuantity + 1));

function createSampleItems(index: number): SampleItems {
  const service = getCyclic(services, index);
  const [first, second] = itemTemplates[service];
  const items = [
    createItem(first, getQuantity(first, index, 3)),
    createItem(second, getQuantity(second, index, 5)),
  ];
  const isLarge = items.reduce((sum, item) => sum + item.cost * item.quantity, 0) > 2500_00;

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

/** Returns the items of the invoice at an index. After the last invoice, the list starts again. */
export const getSampleItem = (index: number) => getCyclic(sampleInvoiceItems, index);

/** The items that users can choose for a new line. */
export const frequentItems: InvoiceItem[] = Object.values(itemTemplates)
  .flat()
  .map(({ title, description, cost }) => ({
    ...{ title, description, cost },
    ...{ quantity: 1, discountRate: 0, taxRates: null, total: cost },
  }));

/** The items of the invoice whose delivery note states another number of pedestals. */
export const pedestalItems: SampleItems = {
  service: 'Furniture delivery',
  items: [
    createItem(
      {
        title: 'Slipway pedestal',
        description: 'Three drawers, one lock, a cushion on top.',
        cost: 219,
        minQuantity: 16,
        maxQuantity: 16,
      },
      16,
    ),
  ],
  discount: 54_00,
  taxRate: 20,
  note: 'Delivered in two lots. Both notes are with the front desk.',
};
