import type { KnowledgeCategory, KnowledgeCategoryName, KnowledgeTopic } from '../../gql/types.ts';
import { getDrawingUrl } from '../../sample/company.ts';

const categoryTexts: [category: KnowledgeCategoryName, title: string, description: string][] = [
  [
    'SALES_AUTOMATION',
    'Sales automation',
    'From the first call to the signed quote, with fewer clicks and no forgotten follow-ups.',
  ],
  [
    'MARKETING_AUTOMATION',
    'Marketing automation',
    'Price lists, campaigns and showroom invitations that leave on time by themselves.',
  ],
  [
    'API_QUESTIONS',
    'API questions',
    'Connect your own systems: tokens, REST and GraphQL, and how to handle errors.',
  ],
  [
    'PERSONALIZATION',
    'Personalization',
    'Skins, languages, menus and bookmarks, so that the desk fits whoever sits at it.',
  ],
  [
    'EMAIL_MARKETING',
    'Email marketing',
    'Newsletters people open: lists, labels, drafts, and the polite way to say goodbye.',
  ],
  [
    'DEMAND_GENERATION',
    'Demand generation',
    'How strangers become visitors, visitors ask for a plan, and plans become offices.',
  ],
];

export const knowledgeCategories: Omit<KnowledgeCategory, 'articleCount'>[] = categoryTexts.map(
  ([category, title, description], index) => ({
    id: index + 1,
    category,
    image: getDrawingUrl(category.toLowerCase().replaceAll('_', '-')),
    title,
    description,
  }),
);

export type Topic = Pick<KnowledgeTopic, 'title' | 'icon' | 'iconColor'> & {
  category: KnowledgeCategoryName;
  answers: [question: string, answer: string, steps?: string[]][];
};

/** The most popular topics. Each question has the first paragraph of its article. */
export const topics: Topic[] = [
  {
    category: 'PERSONALIZATION',
    title: 'Account settings',
    icon: 'Settings',
    iconColor: 'PRIMARY',
    answers: [
      [
        'How secure is my password?',
        'We never store it, only a fingerprint that takes long to try. Choose a long sentence rather than a short riddle.',
      ],
      [
        'Can I change my username?',
        'Yes, under General in the account settings. Colleagues see the new name at once; old mails keep the old one.',
      ],
      [
        'Where can I upload my photograph?',
        'Open the account settings and choose Upload. A square picture of 200 pixels or more looks best.',
      ],
      [
        'How do I change my time zone?',
        'There is nothing to change: times are shown in the zone of your device, and stored in universal time.',
      ],
      [
        'How do I disconnect a social account?',
        'Choose Disconnect beside it under Social. We forget its name and picture in the same moment.',
      ],
    ],
  },
  {
    category: 'API_QUESTIONS',
    title: 'API questions',
    icon: 'Link',
    iconColor: 'SUCCESS',
    answers: [
      [
        'Where do I get a token?',
        'Signing in answers two: one for calls and one for renewing it. Both last ten minutes.',
      ],
      [
        'Should I use REST or GraphQL?',
        'They answer from the same operations. Take REST for a script of three lines, and GraphQL for a screen.',
      ],
      [
        'What do the error codes mean?',
        'Every refusal has a code and a sentence. The code is for your program, the sentence for your colleague.',
      ],
      [
        'How many calls may I make?',
        'As many as you need. If the gateway is slow for you, tell Priya, because it should not be.',
      ],
    ],
  },
  {
    category: 'SALES_AUTOMATION',
    title: 'Billing',
    icon: 'FileText',
    iconColor: 'DANGER',
    answers: [
      [
        'How do I change the billing address?',
        'Write the new address under Information. It counts for every invoice that is still a draft.',
      ],
      [
        'Can I have one invoice for several orders?',
        'Yes. Ask for a monthly invoice, and everything delivered in a month comes on one page.',
      ],
      [
        'What does past due mean?',
        'The day it was to be paid has gone by. It is a reminder, not a reproach; the fee starts after two weeks.',
      ],
      [
        'How do I download all invoices at once?',
        'Select them in the list and choose Export. You receive one file with a page for each.',
      ],
      [
        'Do you accept partial payments?',
        'We do. The invoice shows the balance that is left until it is zero.',
      ],
    ],
  },
  {
    category: 'MARKETING_AUTOMATION',
    title: 'Copyright and legal',
    icon: 'Lock',
    iconColor: 'WARNING',
    answers: [
      [
        'May I use your pictures?',
        'Pictures of products you sell or bought from us, yes. Say where they come from, and do not cut off the feet.',
      ],
      [
        'Who owns a plan you drew for us?',
        'You do, once it is paid. We keep a copy so that we can find the sockets again.',
      ],
      [
        'Which law applies to a contract?',
        'That of the office that signed it. Clara reads the small print aloud on request.',
      ],
      [
        'How do you protect personal data?',
        'We keep what an order needs and for as long as the law asks. The rest is deleted on the first Monday of a month.',
      ],
      [
        'Can I ask for a copy of my data?',
        'Yes. Write to the office nearest to you; it takes three days, mostly for reading it over.',
      ],
      [
        'Are your designs protected?',
        'Some are registered. Being inspired is welcome; copying the screw pattern is not.',
      ],
    ],
  },
  {
    category: 'PERSONALIZATION',
    title: 'Mobile apps',
    icon: 'Smartphone',
    iconColor: 'INFO',
    answers: [
      [
        'Is there an app for phones?',
        'The desk runs in the browser of a phone and can be put on its start screen. There is nothing to install.',
      ],
      [
        'Does it work without a connection?',
        'What you opened last stays readable. Changes wait until you are back.',
      ],
      [
        'Can I scan a delivery note?',
        'Yes. Open the order, choose the camera, and hold the note flat. Kwame sees it at once.',
      ],
      [
        'Why do I not get notifications?',
        'The phone may have put the browser to sleep. Allow it to run in the background, and ask once more under Notifications.',
      ],
      [
        'Which phones are supported?',
        'Those whose browser is at most two years old. The phone itself may be older.',
      ],
      [
        'How do I sign out everywhere?',
        'Change your password. Every device has to sign in anew, the one in the lost jacket too.',
      ],
    ],
  },
  {
    category: 'PERSONALIZATION',
    title: 'Using Frontdesk',
    icon: 'HelpCircle',
    iconColor: 'INHERIT',
    answers: [
      [
        'How do I find a page quickly?',
        'Press the search key and type two letters. Bookmark what you need daily; the first ten stay in the bar.',
      ],
      [
        'Can I use the keyboard only?',
        'Every list, menu and dialog can be reached with it. Tab goes forward, Shift and Tab go back, Escape closes.',
      ],
      [
        'How do I switch to the dark skin?',
        'Choose the moon in the bar. The desk remembers it on this device.',
      ],
      [
        'How do I hand a task to somebody else?',
        'Open it and choose another assignee. They see it on their board, and you keep the star if you gave it one.',
      ],
    ],
  },
];
