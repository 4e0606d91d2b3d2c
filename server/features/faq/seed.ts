import type { FaqCategory, FaqTopic, HelpDesk } from '../../gql/types.ts';
import { company, offices } from '../../sample/company.ts';
import { createSlug } from '../../values/slugs.ts';

const answersByTopic: Record<FaqTopic, [question: string, answer: string][]> = {
  PAYMENT: [
    [
      'When is my card charged?',
      'When the lorry leaves our warehouse, not when you place the order. Until then the amount is only reserved.',
    ],
    [
      'Can my company pay by invoice?',
      'Yes. Invoices are due after 30 days, and Greta in Hamburg sends a friendly note before they are. For a first order above 5,000 dollars we ask for half in advance.',
    ],
    [
      'How do I pay for an order?',
      'Choose a card, a bank transfer, instalments or cash at the door in the last step of the checkout. Nothing is stored but the last four digits of a card.',
    ],
    [
      'Do your prices include value added tax?',
      'The shop shows prices without it, because most of our customers are companies. The checkout adds it before you confirm.',
    ],
    [
      'Can I pay in instalments?',
      'From 600 dollars on, in three, six or twelve months. There is no interest for three months; the checkout shows the cost of the others.',
    ],
    [
      'Why was my card declined?',
      'Mostly because a bank wants to see a second confirmation for large amounts. Confirm it in the app of your bank and try again, or pay by transfer.',
    ],
    [
      'Where can I find my invoice?',
      'It comes with the mail that says your order has left. You can also download every invoice from your account, for ten years.',
    ],
  ],
  DELIVERY: [
    [
      'How long does delivery take?',
      'Between one and eight days for what is in stock. The cart shows the day for each product before you order.',
    ],
    [
      'Do you carry furniture up the stairs?',
      'Yes, up to the third floor without a lift. Tell us about narrow doors and low ceilings, and Daniel brings the right straps.',
    ],
    [
      'Can you deliver in the evening?',
      'In Lisbon, Hamburg, Lyon and Leeds we deliver until eight. Elsewhere it depends on the driver; write a note in the checkout and we call you.',
    ],
    [
      'What happens to the packaging?',
      'We take it back. The blankets and crates travel up to forty times before they are recycled.',
    ],
    [
      'What does delivery cost?',
      'It costs 29 dollars an order, however heavy it is. If everything in the cart has free shipping, it costs nothing.',
    ],
  ],
  CANCELLATION_RETURN: [
    [
      'Can I cancel an order?',
      'Until it leaves the warehouse, at no cost. Open the order and choose Cancel, or call the office nearest to you.',
    ],
    [
      'How long may I try a chair?',
      'Sixty days. Sit in it for whole working days, then decide. If it is not yours, we collect it.',
    ],
    [
      'How do I send something back?',
      'Write to support with the order number and a photograph. Large furniture is collected; for small things you receive a label.',
    ],
    [
      'When do I get my money back?',
      'Within five working days after the product has arrived and been looked at. It goes back the way it came.',
    ],
    [
      'Can I return a product without its box?',
      'Yes. Boxes are useful but not a condition. Wrap it so that it survives a journey.',
    ],
    [
      'What if something arrives damaged?',
      'Keep it, photograph it, and tell us within a week. Amina usually has a replacement on its way before she has read to the end of the mail.',
    ],
    [
      'Can I return made-to-measure furniture?',
      'Only when we measured wrongly. What was made for one room rarely fits another.',
    ],
  ],
  MY_ORDERS: [
    [
      'Where is my order?',
      'The link in your confirmation shows it, from the saw to the street. On the day of delivery you see the lorry on a map.',
    ],
    [
      'Can I change the delivery address?',
      'Up to a day before delivery. After that the tour is loaded in order, and only the driver can help.',
    ],
    [
      'Can I add something to an order?',
      'Yes, while it has not left. Place a second order, and write the number of the first one in the note. We send them together.',
    ],
    [
      'Why did my order arrive in two parts?',
      'Desks come from Lisbon and screens from Hamburg. If you would rather wait for one delivery, say so in the checkout.',
    ],
    [
      'Can I order the same again?',
      'Open an old order and choose Order again. Prices are those of today, and discontinued things are marked.',
    ],
  ],
  PRODUCT_SERVICES: [
    [
      'Do you plan whole offices?',
      'That is how we began. Yuki measures the daylight, Camille counts the people, and a week later you have a plan to walk through.',
    ],
    [
      'How long is the guarantee?',
      'Ten years on everything that moves, five years on the rest. Spare parts are kept for fifteen.',
    ],
    [
      'Can I see the furniture before I buy it?',
      'There are showrooms in Lisbon and Lyon, and the mill in Leeds opens on Thursdays. Bring your own mug.',
    ],
    ['Do you repair old furniture?', 'Ours, always. That of others, if Gethin likes it.'],
  ],
};

const categoryFields: Omit<FaqCategory, 'questions'>[] = [
  {
    topic: 'PAYMENT',
    icon: 'CreditCard',
    title: 'Payment',
    subtitle: 'Cards, invoices and instalments',
  },
  {
    topic: 'DELIVERY',
    icon: 'ShoppingBag',
    title: 'Delivery',
    subtitle: 'When it comes, and how far we carry it',
  },
  {
    topic: 'CANCELLATION_RETURN',
    icon: 'RefreshCw',
    title: 'Cancellation and return',
    subtitle: 'If it turns out not to be yours',
  },
  {
    topic: 'MY_ORDERS',
    icon: 'Package',
    title: 'My orders',
    subtitle: 'Where they are, and what can still be changed',
  },
  {
    topic: 'PRODUCT_SERVICES',
    icon: 'Settings',
    title: 'Products and services',
    subtitle: 'Guarantees, planning and repairs',
  },
];

export const faq: FaqCategory[] = categoryFields.map((fields) => ({
  ...fields,
  questions: answersByTopic[fields.topic].map(([question, answer]) => ({
    question,
    slug: createSlug(question),
    answer,
  })),
}));

/** The contact of the support team, which works in Lyon. */
export const helpDesk: HelpDesk = {
  email: `support@${company.domain}`,
  phone: offices.find(({ city }) => city === 'Lyon')?.phone ?? company.phone,
  city: 'Lyon',
};
