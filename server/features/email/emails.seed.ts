import type { EmailFolder, EmailLabel } from '../../gql/types.ts';

/**
 * A sample email. Senders and recipients are keys of `people.ts`, or texts such as `Name <address>` for other people.
 */
export interface SampleEmail {
  /** The number of hours since the email was sent. */
  hours: number;
  folder: EmailFolder;
  from: string;
  to: string[];
  cc?: string[];
  subject: string;
  message: string;
  labels: EmailLabel[];
  files?: string[];
  isUnread?: boolean;
  isStarred?: boolean;
  /** The earlier emails of the conversation, oldest first. */
  replies?: Pick<SampleEmail, 'hours' | 'from' | 'to' | 'message' | 'files'>[];
}

/** The key of the owner of the mailbox. */
export const ownerKey = 'ines-okafor';

/** The sample until the day before yesterday, oldest first. The oldest email has the id 1. */
export const olderEmails: SampleEmail[] = [
  {
    hours: 503,
    folder: 'TRASH',
    from: 'arjun-nair',
    to: [ownerKey],
    subject: 'Test script for the shopping cart',
    message:
      '<p>Hello Ines,</p><p>you asked how we know that the cart adds up. This little script puts every product into a cart and counts. It found one cent, and Jonas found out where it came from.</p><p>Arjun</p>',
    labels: ['COMPANY'],
    files: ['cart-count.js'],
    isUnread: true,
  },
  {
    hours: 458,
    folder: 'SPAM',
    from: 'Golden Castor Club <welcome@golden-castors.example>',
    to: [ownerKey],
    subject: 'Your chairs could roll for free',
    message:
      '<p>Dear chair owner,</p><p>join the club and receive five castors of unknown size every month. Cancel at any time by fax.</p>',
    labels: ['PERSONAL'],
  },
  {
    hours: 424,
    folder: 'DRAFT',
    from: ownerKey,
    to: ['clara-weiss'],
    subject: 'Terms for the new carrier',
    message:
      '<p>Clara,</p><p>two points before we sign:</p><ol><li>Who pays when the lorry waits at our gate?</li><li>Section 7 speaks of “usual care”. Usual for whom?</li></ol><p>And a third one I have forgotten over lunch. I will</p>',
    labels: ['PRIVATE'],
  },
  {
    hours: 394,
    folder: 'SPAM',
    from: 'Mailroom Service <notice@mailroom-service.example>',
    to: [ownerKey],
    subject: 'Eleven messages are waiting behind the door',
    message:
      '<p>We keep eleven messages for you. To see them, tell us the colour of your front door and your password.</p>',
    labels: ['PRIVATE'],
  },
  {
    hours: 367,
    folder: 'TRASH',
    from: 'Chamber of Commerce <survey@chamber-lisbon.example>',
    to: [ownerKey],
    subject: 'Yearly survey: how is the furniture trade?',
    message:
      '<p>Dear members,</p><p>the survey has thirty questions and takes ten minutes. Last year it had ten questions and took thirty. Please answer by the end of the month.</p>',
    labels: ['COMPANY'],
    isUnread: true,
  },
  {
    hours: 329,
    folder: 'SPAM',
    from: 'Prize Office <office@prize-office.example>',
    to: [ownerKey],
    subject: 'A lamp was drawn in your name',
    message:
      '<p>The lamp is brass, the postage is not free. Send us the postage and imagine the light.</p>',
    labels: ['IMPORTANT'],
  },
  {
    hours: 294,
    folder: 'DRAFT',
    from: ownerKey,
    to: ['daniel-whitby'],
    subject: 'Signed form for the Hamburg warehouse',
    message:
      '<p>Daniel,</p><p>the form for the insurance is signed and attached. Please see that the broker has it <strong>before the old policy ends</strong>, and ask whether the new racks are</p>',
    labels: ['IMPORTANT'],
  },
  {
    hours: 259,
    folder: 'INBOX',
    from: 'tariq-hussain',
    to: [ownerKey],
    cc: ['samuel-adeyemi'],
    subject: 'Forty stools for our reading rooms',
    message:
      '<p>Dear Ms Okafor,</p><p>the Perch stools have survived their first term with six-year-olds. One has teeth marks, none has fallen over.</p><p>We would like forty more for the reading rooms in Bradford, in the two greens. Mr Adeyemi has the plan. Could they be here before the summer holidays?</p><p>With kind regards<br>Tariq Hussain, Brightwell Schools</p>',
    labels: ['IMPORTANT'],
    isStarred: true,
  },
  {
    hours: 233,
    folder: 'TRASH',
    from: 'etienne-vasseur',
    to: [ownerKey],
    subject: 'Our cartons get a new size',
    message:
      '<p>Bonjour,</p><p>from next month carton M is two centimetres taller, at the same price. Your pedestals will no longer need the lid turned upside down.</p><p>Etienne Vasseur</p>',
    labels: ['COMPANY'],
    isUnread: true,
  },
  {
    hours: 207,
    folder: 'SPAM',
    from: 'Carpet Claims <final@carpet-claims.example>',
    to: [ownerKey],
    subject: 'Final notice about a carpet you never ordered',
    message:
      '<p>Your carpet has been waiting since 1998. It is patient, we are not. Click where it says carpet.</p>',
    labels: ['PRIVATE'],
    isUnread: true,
  },
  {
    hours: 183,
    folder: 'INBOX',
    from: 'priya-raman',
    to: [ownerKey],
    cc: ['jonas-brandt', 'beatriz-nogueira'],
    subject: 'Accounts for the two new colleagues are ready',
    message:
      '<p>Hello Ines,</p><p>mail, chat and the door badge work for Finn in Hamburg and Minh in Lyon. Both signed in on the first try, which is two more than last time.</p><p>Jonas has the list for payroll.</p><p>Priya</p>',
    labels: ['COMPANY'],
  },
  {
    hours: 158,
    folder: 'SENT',
    from: ownerKey,
    to: ['declan-moore'],
    cc: ['yuki-tanabe'],
    subject: 'Your floor plan, third version',
    message:
      '<p>Dear Declan,</p><p>here is the third version. What changed:</p><ul><li>The two phone booths stand by the kitchen, so that calls wait for coffee and not the other way round.</li><li>Every desk of the support team has a window.</li><li>The fig moves to reception. Yuki insists.</li></ul><p>If you agree by the end of the week, Daniel can build from the first of the month.</p><p>Kind regards<br>Ines Okafor</p>',
    labels: ['COMPANY'],
    files: ['linden-floor-plan-3.doc'],
    isStarred: true,
  },
  {
    hours: 134,
    folder: 'DRAFT',
    from: ownerKey,
    to: ['beatriz-nogueira', 'camille-rousseau'],
    subject: 'Programme for the Lyon apprentices',
    message:
      '<p>Dear both,</p><p>my proposal for the two days:</p><ol><li>Warehouse in the morning, with Rui and sturdy shoes.</li><li>Afternoon: everyone assembles one stool and signs it.</li><li>Second day: Meilin shows by video how a drawer is drawn.</li></ol><p>Still open: where do we eat</p>',
    labels: ['COMPANY'],
    files: ['programme.doc'],
  },
  {
    hours: 116,
    folder: 'SPAM',
    from: 'Quiet Income <hello@quiet-income.example>',
    to: [ownerKey],
    subject: 'Let your empty chairs earn money at night',
    message:
      '<p>Nobody sits on your chairs between eight in the evening and eight in the morning. That can change.</p>',
    labels: ['PERSONAL'],
  },
  {
    hours: 106,
    folder: 'INBOX',
    from: 'henrik-dahl',
    to: [ownerKey],
    cc: ['kwame-mensah'],
    subject: 'Northgate Architects wants its chairs in two deliveries',
    message:
      '<p>Ines,</p><p>Northgate Architects takes all 24 Mooring chairs, but in <strong>two deliveries</strong>: twelve in the first week, twelve in the third. Their old floor is still full of people.</p><p>The second trip costs us about as much as one chair. I would give it to them: the next floor has sixty seats. The sums are in the sheet.</p><p>Henrik</p>',
    labels: ['IMPORTANT'],
    files: ['northgate-two-deliveries.xls'],
    isStarred: true,
  },
  {
    hours: 102,
    folder: 'TRASH',
    from: 'lena-kowalski',
    to: [ownerKey],
    subject: 'Who wants soup on Thursday?',
    message:
      '<p>Hello everyone,</p><p>the Hamburg office orders soup: lentil, or potato with dill. Put your name on the list by eleven. If you sit in Lisbon, this reached you because I still cannot tell the two lists apart.</p><p>Lena</p>',
    labels: ['PERSONAL'],
    isUnread: true,
  },
  {
    hours: 83,
    folder: 'INBOX',
    from: 'harriet-marlow',
    to: [ownerKey],
    subject: 'The walnut sample is on your desk',
    message:
      '<p>Ines,</p><p>I left a piece of walnut on your desk. Oil on the left half, wax on the right. Put your cup on both for a week, without being careful, and tell me which half you would rather look at in ten years.</p><p>Not a word to Tobias, he has bet on the wax.</p><p>H.</p>',
    labels: ['PRIVATE'],
    isStarred: true,
  },
  {
    hours: 80,
    folder: 'DRAFT',
    from: ownerKey,
    to: ['henrik-dahl', 'jonas-brandt', 'priya-raman'],
    subject: 'Spring price list: lamps stay, freight moves',
    message:
      '<p>Dear all,</p><p>what we have so far:</p><ul><li>Freight from the mill is up 4 %. Desks follow, by less.</li><li>Lamps stay as they are.</li><li>Chairs: Henrik says two per cent, Jonas says three. I say</li></ul>',
    labels: ['IMPORTANT'],
    isStarred: true,
  },
  {
    hours: 74,
    folder: 'INBOX',
    from: 'owen-hartley',
    to: [ownerKey],
    cc: ['daniel-whitby'],
    subject: 'The van for the Leeds showroom move',
    message:
      '<p>Hi Ines,</p><p>before I book the van: the big one fits the phone booth in one piece, the small one fits the gate. Daniel would take the big one and lift the gate off its hinges. He says it has been done before and nobody noticed.</p><p>The checklist is attached. May I have your yes by tomorrow?</p><p>Owen</p>',
    labels: ['COMPANY'],
    files: ['van-checklist.txt'],
    isUnread: true,
  },
  {
    hours: 60,
    folder: 'SPAM',
    from: 'Parcel Desk <parcel@parcel-desk.example>',
    to: [ownerKey],
    subject: 'Your parcel could not be weighed',
    message:
      '<p>The parcel is lighter than air and had to be tied to the desk. Pay the rope to receive it.</p>',
    labels: ['PRIVATE'],
    isUnread: true,
  },
  {
    hours: 57,
    folder: 'SENT',
    from: ownerKey,
    to: ['astrid-nyhus'],
    cc: ['rui-tavares', 'farid-benali'],
    subject: 'Cracked table tops, batch 0719',
    message:
      '<p>Dear Astrid,</p><p>thank you for the quick answer, and for collecting all eleven. Farid cuts one of them open before your lorry comes, so you get ten and a half, with our notes on the glue.</p><p>New oak on the same trip would suit us well.</p><p>Kind regards<br>Ines Okafor</p>',
    labels: ['COMPANY'],
    replies: [
      {
        hours: 104,
        from: 'rui-tavares',
        to: ['astrid-nyhus', ownerKey],
        message:
          '<p>Dear Ms Nyhus,</p><p>eleven tops of batch <strong>0719</strong> have cracked along the glue line, all at the same place. They were stored flat and dry. Photos of each one follow.</p><p>Rui Tavares, warehouse Lisbon</p>',
      },
      {
        hours: 78,
        from: 'astrid-nyhus',
        to: ['rui-tavares', ownerKey],
        message:
          '<p>Dear Rui, dear Ines,</p><p>I walked over to the press myself. It was two degrees too cold on the day of your batch. We collect all eleven and bring new tops, at our cost.</p><p>Astrid Nyhus, Fjellheim Timber</p>',
      },
    ],
  },
  {
    hours: 53,
    folder: 'INBOX',
    from: 'greta-vollmer',
    to: [ownerKey],
    cc: ['jonas-brandt'],
    subject: 'Invoice 5012 and its delivery note disagree',
    message:
      '<p>Good morning Ines,</p><p>the delivery note says 14 pedestals, the invoice says 16. The customer has counted 14, twice. I would correct the invoice today and apologise, unless two pedestals are still standing somewhere with our label on them.</p><p>Both papers are attached.</p><p>Greta</p>',
    labels: ['IMPORTANT'],
    files: ['invoice-5012.xls', 'delivery-note-5012.txt'],
    isStarred: true,
  },
  {
    hours: 52,
    folder: 'INBOX',
    from: 'elena-marchetti',
    to: [ownerKey],
    subject: 'Thank you for the reading corner',
    message:
      '<p>Dear Ines,</p><p>the reading corner is finished, and it is already the most fought-over place in the firm. Two partners now hold their meetings in the Eddy chairs and no longer in the meeting room.</p><p>Only the lamp is missing. Arc or clamp, which would you take?</p><p>Warm regards<br>Elena Marchetti</p>',
    labels: ['PERSONAL'],
    isUnread: true,
  },
  {
    hours: 50,
    folder: 'INBOX',
    from: 'amina-diallo',
    to: [ownerKey],
    cc: ['kwame-mensah', 'saskia-de-wit'],
    subject: 'Polder Publishing has its second lorry',
    message:
      '<p>Ines,</p><p>the second lorry reached Polder Publishing, half a day late. Six bench desks and all the lamps are on the fourth floor, and Thierry carried the lamps up himself.</p><p>Saskia is content with us again. I promised her that <strong>you</strong> write two lines about the caretaker, who made coffee for everybody.</p><p>The signed note is attached.</p><p>Amina</p>',
    labels: ['COMPANY', 'IMPORTANT'],
    files: ['signed-delivery-note.doc'],
    isUnread: true,
    isStarred: true,
  },
];
