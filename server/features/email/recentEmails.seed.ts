import { ownerKey, type SampleEmail } from './emails.seed.ts';

/** The sample of the last two days, oldest first. Its ids follow those of the older sample. */
export const recentEmails: SampleEmail[] = [
  {
    hours: 46,
    folder: 'INBOX',
    from: 'gareth-pryce',
    to: [ownerKey],
    cc: ['henrik-dahl'],
    subject: 'Dates for the 24 Mooring chairs',
    message:
      '<p>Dear Ines, dear Henrik,</p><p>two deliveries suit us very well. May I have the two <strong>days</strong> as well as the two weeks? The old floor has one lift, and the pianist on the second floor has booked it for the ninth.</p><p>Gareth Pryce, Northgate Architects</p>',
    labels: ['IMPORTANT'],
    replies: [
      {
        hours: 112,
        from: 'gareth-pryce',
        to: ['henrik-dahl'],
        message:
          '<p>Dear Mr Dahl,</p><p>we take all 24 chairs. The new floor opens in two halves, so 24 chairs at once would have nowhere to sit down.</p><p>Gareth Pryce</p>',
      },
      {
        hours: 70,
        from: 'henrik-dahl',
        to: ['gareth-pryce', ownerKey],
        message:
          '<blockquote><p>The new floor opens in two halves, so 24 chairs at once would have nowhere to sit down.</p></blockquote><p>Then we bring twelve in the first week and twelve in the third. I ask Ines about the second trip, and I do not expect a no.</p><p>Henrik</p>',
      },
    ],
  },
  {
    hours: 44,
    folder: 'SENT',
    from: ownerKey,
    to: ['greta-vollmer'],
    cc: ['jonas-brandt', 'rui-tavares'],
    subject: 'Re: Invoice 5012 and its delivery note disagree',
    message:
      '<blockquote><p>I would correct the invoice today and apologise, unless two pedestals are still standing somewhere with our label on them.</p></blockquote><p>Dear Greta,</p><p>Rui counts in two days anyway and starts with the pedestals. If he finds none, correct it and write the apology in your own words. Yours are the reason people pay early.</p><p>Ines</p>',
    labels: ['COMPANY'],
  },
  {
    hours: 41,
    folder: 'INBOX',
    from: 'vikram-sethi',
    to: [ownerKey],
    cc: ['samuel-adeyemi'],
    subject: 'A second quote for the Manchester floor',
    message:
      '<p>Dear Ms Okafor,</p><p>thirty-two desks are now thirty-six, because we hired faster than we measured. Could Mr Adeyemi send the quote again with four more of everything, and with one booth instead of two?</p><p>Our list is attached. The plant in row 7 is not negotiable, it belongs to the data team.</p><p>Vikram Sethi, Sethi Analytics</p>',
    labels: ['COMPANY'],
    files: ['manchester-floor.xls'],
  },
  {
    hours: 37,
    folder: 'INBOX',
    from: 'beatriz-nogueira',
    to: [ownerKey],
    cc: ['camille-rousseau'],
    subject: 'Four apprentices, two rooms, one vegetarian',
    message:
      '<p>Both,</p><p>I booked two double rooms by the river, five minutes on foot from the warehouse. Lunch on the first day is in the canteen: I asked for chickpeas instead of ham, and now half the warehouse has asked for chickpeas.</p><p>Ines, the programme is the only thing I still miss.</p><p>Beatriz</p>',
    labels: ['COMPANY'],
    replies: [
      {
        hours: 61,
        from: 'camille-rousseau',
        to: ['beatriz-nogueira', ownerKey],
        message:
          '<p>Dear Beatriz,</p><p>the four are Maëlle, Idris, Jeanne and Loïc. Jeanne eats no meat, Loïc eats everything, also hers. All of them would like to see the sea once.</p><p>Camille</p>',
      },
    ],
  },
  {
    hours: 31,
    folder: 'INBOX',
    from: 'farid-benali',
    to: [ownerKey],
    cc: ['rui-tavares', 'nadia-elamin'],
    subject: 'What the cut table top shows',
    message:
      '<blockquote><p>Farid cuts one of them open before your lorry comes, so you get ten and a half, with our notes on the glue.</p></blockquote><p>Ines,</p><p>it became nine and three quarters, I cut a second one to be sure. The glue is dry on the outside and soft inside, along the whole edge: <strong>too cold a press</strong>. Astrid was right. The oak itself is faultless.</p><p>My notes are attached, with the numbers for her.</p><p>Farid</p>',
    labels: ['IMPORTANT'],
    files: ['batch-0719-notes.txt'],
    isStarred: true,
  },
  {
    hours: 27,
    folder: 'INBOX',
    from: 'jonas-brandt',
    to: [ownerKey],
    cc: ['sunita-perera'],
    subject: 'Month end: one cent, and a good month',
    message:
      '<p>Hello Ines,</p><p>the month is closed. Chairs did well, lamps did very well, and freight did what freight does. One cent was left over. Sunita found it in a rounding of the Danish krone and wants it framed.</p><p>The rye bread is in the kitchen in Hamburg. Lisbon gets the photo.</p><p>Jonas</p>',
    labels: ['COMPANY'],
  },
  {
    hours: 26,
    folder: 'SENT',
    from: ownerKey,
    to: ['farid-benali'],
    cc: ['rui-tavares', 'nadia-elamin'],
    subject: 'Re: What the cut table top shows',
    message:
      '<blockquote><p>The glue is dry on the outside and soft inside, along the whole edge: too cold a press.</p></blockquote><p>Thank you, Farid. That is clear enough for Astrid and short enough for me.</p><p>Nadia, please put the temperature of the press into the next order. Rui, keep the two cut tops for the stand-up, people should see what we mean by a glue line.</p><p>Ines</p>',
    labels: ['COMPANY'],
  },
  {
    hours: 24,
    folder: 'INBOX',
    from: 'tariq-hussain',
    to: [ownerKey],
    cc: ['samuel-adeyemi'],
    subject: 'Re: Forty stools for our reading rooms',
    message:
      '<blockquote><p>forty Perch stools, twenty in each green, before the summer holidays.</p></blockquote><p>Dear Ms Okafor,</p><p>the governors said yes in under a minute, which has never happened before. Please go ahead. The younger children ask whether the stool with the teeth marks may stay.</p><p>Tariq Hussain, Brightwell Schools</p>',
    labels: ['IMPORTANT'],
    isStarred: true,
    replies: [
      {
        hours: 240,
        from: ownerKey,
        to: ['tariq-hussain', 'samuel-adeyemi'],
        message:
          '<blockquote><p>Could they be here before the summer holidays?</p></blockquote><p>Dear Mr Hussain,</p><p>they could, and Samuel will tell you the week. I am glad about the stool with the teeth marks: our test machine has no teeth.</p><p>Kind regards<br>Ines Okafor</p>',
      },
      {
        hours: 96,
        from: 'samuel-adeyemi',
        to: ['tariq-hussain', ownerKey],
        message:
          '<p>Dear Mr Hussain,</p><p>the quote: <strong>forty Perch stools</strong>, twenty in each green, before the summer holidays. We carry them up ourselves, so that no lesson has to stop.</p><p>Samuel Adeyemi</p>',
      },
    ],
  },
  {
    hours: 20,
    folder: 'INBOX',
    from: 'owen-hartley',
    to: [ownerKey],
    cc: ['daniel-whitby'],
    subject: 'Re: The van for the Leeds showroom move',
    message:
      '<blockquote><p>The checklist is attached. May I have your yes by tomorrow?</p></blockquote><p>Hi Ines,</p><p>the rental people hold the big van until tonight. Daniel has already oiled the hinges of the gate. He says this commits nobody to anything.</p><p>Owen</p>',
    labels: ['COMPANY'],
    isUnread: true,
  },
  {
    hours: 16,
    folder: 'INBOX',
    from: 'sofia-lindqvist',
    to: [ownerKey],
    cc: ['eilidh-mackay'],
    subject: 'The headline for spring has four words left',
    message:
      '<blockquote><p>Could it be shorter by the half that says the same?</p></blockquote><p>Ines,</p><p>it could: <strong>“Sit well. Work less.”</strong> Henrik fears that customers will take the second half seriously. Eilidh hopes so.</p><p>It goes to the printer this morning.</p><p>Sofia</p>',
    labels: ['COMPANY'],
    replies: [
      {
        hours: 45,
        from: 'sofia-lindqvist',
        to: [ownerKey],
        message:
          '<p>Ines,</p><p>our favourite for the spring catalogue: “A good chair is one that you forget, and a good day is one on which you forgot your chair.”</p><p>Sofia</p>',
      },
      {
        hours: 29,
        from: ownerKey,
        to: ['sofia-lindqvist'],
        message:
          '<blockquote><p>A good chair is one that you forget, and a good day is one on which you forgot your chair.</p></blockquote><p>I like it very much, and I forgot how it began before it ended. Could it be shorter by the half that says the same?</p><p>Ines</p>',
      },
    ],
  },
  {
    hours: 11,
    folder: 'SENT',
    from: ownerKey,
    to: ['ruth-abrahams'],
    cc: ['owen-hartley'],
    subject: 'Twelve chairs for the long table',
    message:
      '<p>Dear Ruth,</p><p>twelve Ferry chairs leave our old showroom on the day of the move and have no plans for the evening. They have a few marks. If your guests do not mind, they are yours, and Owen brings them round with the van.</p><p>You owe us nothing but a place at the table when Harriet is in town.</p><p>Warm regards<br>Ines Okafor</p>',
    labels: ['PERSONAL'],
  },
  {
    hours: 8,
    folder: 'INBOX',
    from: 'declan-moore',
    to: [ownerKey],
    cc: ['yuki-tanabe'],
    subject: 'Re: Your floor plan, third version',
    message:
      '<blockquote><p>If you agree by the end of the week, Daniel can build from the first of the month.</p></blockquote><p>Dear Ines,</p><p>we agree, also to the fig. The support team has counted its windows twice and is suspicious that there is no catch. The signed plan is attached.</p><p>Declan Moore, Linden Software</p>',
    labels: ['IMPORTANT'],
    files: ['linden-floor-plan-3-signed.doc'],
  },
  {
    hours: 5,
    folder: 'INBOX',
    from: 'camille-rousseau',
    to: [ownerKey],
    cc: ['yuki-tanabe', 'omar-haddad'],
    subject: 'Atelier Carnot takes the whole second floor',
    message:
      '<p>Ines,</p><p>I went to Atelier Carnot to measure four desks and came back with a floor: twenty-two desks, a library with Quayside shelves, and a quiet corner for Isabelle’s looms. Omar’s pistachio biscuits closed the deal.</p><p>They would like to meet <strong>you</strong> before they sign. Could you take the early train next week?</p><p>Camille</p>',
    labels: ['IMPORTANT'],
  },
  {
    hours: 2.5,
    folder: 'SENT',
    from: ownerKey,
    to: ['camille-rousseau'],
    cc: ['yuki-tanabe'],
    subject: 'Re: Atelier Carnot takes the whole second floor',
    message:
      '<blockquote><p>They would like to meet you before they sign. Could you take the early train next week?</p></blockquote><p>Camille,</p><p>gladly, and the early train if somebody meets it with coffee. Please ask Isabelle how much light the looms want. Yuki will measure it anyway, but it is nicer to have been asked.</p><p>Well done, all three of you.</p><p>Ines</p>',
    labels: ['COMPANY'],
  },
  {
    hours: 1.2,
    folder: 'INBOX',
    from: 'tobias-finch',
    to: [ownerKey],
    subject: 'Wax, of course',
    message:
      '<p>Ines,</p><p>Harriet leaves a piece of walnut on a desk and tells nobody, so naturally the whole of Leeds knows. I only want to point out that wax can be renewed by hand in an evening, and that I have never lost a bet about wood.</p><p>I am not trying to influence you. There is a ring under your cup, by the way. On the oil.</p><p>Tobias</p>',
    labels: ['PRIVATE'],
    isUnread: true,
  },
  {
    hours: 0.3,
    folder: 'INBOX',
    from: 'rui-tavares',
    to: [ownerKey],
    cc: ['greta-vollmer'],
    subject: 'Stocktake this afternoon: four people, one ladder',
    message:
      '<p>Ines,</p><p>we start at three, from the top shelf down, with Pedro, João and Nuno. The pedestals come first, so that Greta has an answer for invoice 5012 before the evening.</p><p>If you pass by: the second ladder is with the electricians, and we would all like it back.</p><p>Rui</p>',
    labels: ['COMPANY'],
    isUnread: true,
  },
];
