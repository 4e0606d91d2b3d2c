export interface SampleChat {
  contactId: number;
  unseenCount: number;
  /** The messages, oldest first. */
  lines: [minutesAgo: number, sender: 'me' | 'them', text: string][];
}

/** The chats, ordered by their last messages, because clients sort chats by the id of the last message. */
export const sampleChats: SampleChat[] = [
  {
    contactId: 1,
    unseenCount: 0,
    lines: [
      [5905, 'them', 'I called the mill about batch 0719. They want to see photos first.'],
      [5890, 'me', 'Do we have any? The customer only wrote that the tops are cracked.'],
      [5884, 'them', 'Eleven tops, eleven photos. All cracked along the same glue line.'],
      [5876, 'me', 'Then it is their glue and their lorry. Ask them to collect all eleven.'],
      [4460, 'them', 'They agreed. Pick-up is on the next run, and new oak comes back on it.'],
      [4452, 'me', 'Well done. Keep one top for Farid, he wants to cut it open.'],
    ],
  },
  {
    contactId: 2,
    unseenCount: 1,
    lines: [
      [4610, 'them', 'Saskia at Polder Publishing asks where her second lorry is.'],
      [4604, 'me', 'Kwame sent it by the coast road. What did we promise her?'],
      [4598, 'them', 'Twelve bench desks before the weekend, and people to put them up.'],
      [4590, 'me', 'And what is standing there now?'],
      [4585, 'them', 'Six desks, no lamps and a very friendly caretaker.'],
      [
        3320,
        'me',
        'Kwame says the lorry waits for the bridge at Utrecht. Two hours, not two days.',
      ],
      [3312, 'them', 'I will tell her so. She would rather have a bad time than no time.'],
      [3305, 'me', 'Quite right. Offer to carry the lamps up as well, we pay for the hour.'],
      [3296, 'them', 'Done. She asked for your address, to write to you about the caretaker.'],
      [3018, 'them', 'The lorry is there. Thierry is unloading, the caretaker made coffee.'],
    ],
  },
  {
    contactId: 6,
    unseenCount: 0,
    lines: [
      [10140, 'them', 'Finn and Minh have their accounts. Both signed in on the first try.'],
      [10131, 'me', 'A record. Did the door badge work as well?'],
      [
        10126,
        'them',
        'Finn’s opens every door in Hamburg, also the one it should not. Fixed by lunch.',
      ],
      [3020, 'them', 'The booking screen in Meeting room Tejo restarts at noon each day.'],
      [3011, 'me', 'Could somebody be unplugging it for the kettle?'],
      [2990, 'them', 'Somebody was. It has a label now, and so does the kettle.'],
    ],
  },
  {
    contactId: 4,
    unseenCount: 0,
    lines: [
      [8730, 'me', 'How far is the assembly sheet for the acoustic screen?'],
      [
        8718,
        'them',
        'Steps 1 to 3 are drawn. The old sheet swaps 4 and 5, so I build it once myself.',
      ],
      [7290, 'them', 'Built. Step 4 needs a third hand or a patient wall.'],
      [7281, 'me', 'Draw the wall.'],
      [2750, 'them', 'The wall is drawn. It looks very patient.'],
      [2741, 'me', 'Send it to Daniel, his people have no third hand either.'],
    ],
  },
  {
    contactId: 5,
    unseenCount: 0,
    lines: [
      [1640, 'them', 'The month is closed. One cent is left over.'],
      [1633, 'me', 'Ours or theirs?'],
      [1621, 'them', 'The Danish krone rounds differently on Tuesdays. Sunita is writing it down.'],
      [1612, 'me', 'Is the 2 % for chairs still your last word?'],
      [
        1604,
        'them',
        'Three. But I would shake hands on two and a half if freight stays out of it.',
      ],
      [1596, 'me', 'Bring that sentence to Henrik before the price list goes out.'],
    ],
  },
  {
    contactId: 3,
    unseenCount: 0,
    lines: [
      [4270, 'them', 'Northgate takes all 24 chairs. Only the two trips are open.'],
      [4262, 'me', 'What does the second trip cost us?'],
      [4255, 'them', 'About as much as one chair. The next floor there has sixty seats.'],
      [4249, 'me', 'Then it is the cheapest chair we ever sold. Offer both dates.'],
      [1330, 'them', 'Gareth wants days, not weeks. A pianist has booked the lift.'],
      [1324, 'me', 'A whole piano?'],
      [1318, 'them', 'Upright. I have promised him our straps.'],
    ],
  },
  {
    contactId: 8,
    unseenCount: 0,
    lines: [
      [5790, 'them', 'The big van fits the booth in one piece, but not the gate.'],
      [5781, 'me', 'And the small one?'],
      [5776, 'them', 'Fits the gate and nothing else worth moving.'],
      [5760, 'me', 'What would you do?'],
      [5752, 'them', 'Lift the gate off its hinges. Fifteen minutes, four people, nobody notices.'],
      [5744, 'me', 'I have not read this. Owen sends me the checklist.'],
      [1180, 'them', 'Hinges are oiled, in case you read it after all.'],
    ],
  },
  {
    contactId: 7,
    unseenCount: 2,
    lines: [
      [410, 'them', 'I came to measure four desks and they are asking about the whole floor.'],
      [402, 'me', 'Then measure slowly.'],
      [318, 'them', 'Twenty-two desks, a library, and a corner for the looms.'],
      [309, 'me', 'And who carries a loom?'],
      [301, 'them', 'Nobody, ever again. That is why the corner has to be right the first time.'],
      [64, 'them', 'Isabelle can see you on Wednesday or Thursday.'],
      [63, 'them', 'The coffee at the station is arranged. Omar brings biscuits.'],
    ],
  },
];
