import type { Topic } from './knowledge.seed.ts';

/** The topics that are only listed with their category. */
export const categoryTopics: Topic[] = [
  {
    category: 'SALES_AUTOMATION',
    title: 'Quotes and orders',
    icon: 'ShoppingCart',
    iconColor: 'PRIMARY',
    answers: [
      [
        'How does a cart become an order?',
        'The checkout asks for an address and a way to pay, and nothing else. Whatever it works out, it shows before you confirm.',
        [
          'Put what you need into the cart.',
          'Choose an address, or write a new one.',
          'Choose how to pay, look at the total once more, and confirm.',
        ],
      ],
      [
        'Can a quote be turned into an invoice?',
        'Yes. Duplicate the draft, and everything but its number and its dates is there. The number is the next free one.',
      ],
      [
        'Who is told when an order comes in?',
        'The front desk of the office that delivers it, and the person who looks after the customer. The dashboard counts it in the same moment.',
      ],
    ],
  },
  {
    category: 'SALES_AUTOMATION',
    title: 'Follow-ups',
    icon: 'Bell',
    iconColor: 'WARNING',
    answers: [
      [
        'How do I remember to call a customer?',
        'Add a task with a due date and yourself as the assignee. The board marks it once the day has come.',
        [
          'Open the to-do board and choose Add task.',
          'Name the customer in the title, so that a search finds it.',
          'Choose the day. Two weeks after a visit is what Henrik recommends.',
        ],
      ],
      [
        'Can a reminder be sent for me?',
        'Greta sends the first one for every invoice that is past due. If you would rather call first, write so into the note of the invoice.',
      ],
      [
        'How do I see who has not answered?',
        'Star the mail when you send it and take the star away when the answer comes. What is still starred on Friday is your list.',
      ],
    ],
  },
  {
    category: 'MARKETING_AUTOMATION',
    title: 'Price lists',
    icon: 'FileText',
    iconColor: 'SUCCESS',
    answers: [
      [
        'When do new prices apply?',
        'On the first Monday of March and of September. Orders placed before keep the price that they were placed at.',
      ],
      [
        'Where is the price list of the season?',
        'Among the shared files. Type two letters of its name into the search, and open it from there.',
      ],
      [
        'Can a customer have prices of their own?',
        'As a coupon. It takes its part off every cart in which it is entered, until the day on which it ends.',
      ],
    ],
  },
  {
    category: 'MARKETING_AUTOMATION',
    title: 'Campaigns',
    icon: 'Send',
    iconColor: 'INFO',
    answers: [
      [
        'How do I plan a campaign?',
        'Put its days into the calendar first, and write the mails backwards from the last one. Sofia cuts the headlines when everything else stands.',
        [
          'Add an event for each mail, with the kind Business.',
          'Write the post that the mails lead to, and leave it a draft.',
          'Publish it on the morning of the first mail.',
        ],
      ],
      [
        'How do I invite customers to a showroom?',
        'Add an event with their names as guests and the office as the place. The link in it is what you send.',
      ],
      [
        'What may we say about a product?',
        'What the product page says. If you know something better, tell the range team, and the page will say it too.',
      ],
    ],
  },
  {
    category: 'API_QUESTIONS',
    title: 'First calls',
    icon: 'Terminal',
    iconColor: 'INFO',
    answers: [
      [
        'Where is the documentation of the gateway?',
        'In the menu, under For developers. The reference lists every address with a form to try it, the explorer knows the whole schema.',
      ],
      [
        'How do I read a long list page by page?',
        'Say how many rows you want and which page, counting from one. The answer has the rows and how many there are in all.',
        [
          'Ask for the first page and keep the total.',
          'Divide the total by the rows of a page, and round up.',
          'Ask for the other pages one after the other.',
        ],
      ],
      [
        'Can my program hear about changes?',
        'Yes, by a subscription. It stays open and says what changed; after a cut it goes on where it was.',
      ],
    ],
  },
  {
    category: 'API_QUESTIONS',
    title: 'When something fails',
    icon: 'AlertTriangle',
    iconColor: 'DANGER',
    answers: [
      [
        'Why is a field refused?',
        'The refusal names the field and says what it must be. Nothing has been changed, so you can send the whole again.',
      ],
      [
        'What do I do when a token has expired?',
        'Renew it with the second token that signing in answered. If that one is too old as well, sign in anew.',
      ],
      [
        'Is it safe to send a call twice?',
        'Reading is. When you add something, look first whether it is there: the gateway takes you at your word and adds it again.',
      ],
    ],
  },
  {
    category: 'EMAIL_MARKETING',
    title: 'Newsletters',
    icon: 'Mail',
    iconColor: 'PRIMARY',
    answers: [
      [
        'How do I write a newsletter?',
        'One subject, one picture, one thing to do. Write it as a mail to a single customer, and then change the name.',
        [
          'Start a new mail and leave it a draft over night.',
          'Read it aloud in the morning. Cut what you stumble over.',
          'Send it to yourself, open it on a phone, and only then to everybody.',
        ],
      ],
      [
        'How often may we write?',
        'Twice a month, and never on a Monday. People who ordered last week are left out of the next one.',
      ],
      [
        'Why did my mail land in spam?',
        'Mostly because of a subject in capitals or a picture without words. Write a sentence that you would say at the door.',
      ],
    ],
  },
  {
    category: 'EMAIL_MARKETING',
    title: 'Lists and labels',
    icon: 'Tag',
    iconColor: 'WARNING',
    answers: [
      [
        'How do I sort answers to a newsletter?',
        'Select them and give them a label. The label stands in the side bar, and a mail can have several.',
      ],
      [
        'How does somebody leave a list?',
        'By answering with one word, whichever it is. Move the answer to the bin only after you have taken the address off.',
      ],
      [
        'Can I keep a draft for next month?',
        'Yes. Drafts stay until you send or delete them, and the number beside the folder says how many wait.',
      ],
    ],
  },
  {
    category: 'DEMAND_GENERATION',
    title: 'Showrooms and visits',
    icon: 'MapPin',
    iconColor: 'SUCCESS',
    answers: [
      [
        'How do strangers find us?',
        'By a chair that somebody else sits on. Ask every new customer where they saw us, and write it into the first note.',
      ],
      [
        'Who may visit the mill in Leeds?',
        'Everybody, on Thursdays. Groups of more than eight call a day before, so that there are enough mugs.',
      ],
      [
        'How do I prepare a showroom visit?',
        'Know how many people will work in the room and where its windows are. The rest is easier to say beside a desk than on the phone.',
        [
          'Ask for the floor plan, however rough.',
          'Put three products on the wishlist that would fit.',
          'Have them stand near the window when the customer comes.',
        ],
      ],
    ],
  },
  {
    category: 'DEMAND_GENERATION',
    title: 'From plan to office',
    icon: 'Layers',
    iconColor: 'DANGER',
    answers: [
      [
        'What does a floor plan cost?',
        'The first one is free and takes a week. It is yours even if you order nothing.',
      ],
      [
        'How long does a whole office take?',
        'Six weeks from the plan to the last plant, if nothing is made to measure. The move itself fits into a weekend.',
      ],
      [
        'Whom do we ask for a reference?',
        'Open Table let people look at theirs, and so does the library in Lyon. Call first; both have quiet hours.',
      ],
    ],
  },
];
