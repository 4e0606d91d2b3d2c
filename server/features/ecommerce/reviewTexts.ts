import type { ProductKind } from '../../gql/types.ts';

type Tone = 'good' | 'bad';

/** The titles of reviews, for one to five stars. */
export const titles: string[][] = [
  ['Not what we expected', 'We sent it back', 'Disappointing', 'Would not buy again'],
  ['Could be better', 'Not for every day', 'Too many compromises', 'Fine on paper'],
  ['Decent', 'Good and bad', 'Does its job', 'Average for the price'],
  ['Good choice', 'Solid, with small flaws', 'Happy with it', 'Works well'],
  ['Excellent', 'Best purchase of the year', 'We ordered more', 'Exactly right'],
];

/** The sentences of customers about the products of a kind. */
export const findings: Record<ProductKind, Record<Tone, string[]>> = {
  DESK: {
    good: [
      'The top is level and does not wobble, even with two screens on it.',
      'The oak looks better after a year than on the first day.',
      'All holes were in the right places, and nothing was missing.',
      'Cables disappear behind the frame, so the room looks tidy.',
    ],
    bad: [
      'The top arrived with a scratch across one corner.',
      'It wobbles on our old floor, and the feet adjust too little.',
      'Assembly took twice as long as the manual says.',
      'The cable tray is too small for two power supplies.',
    ],
  },
  CHAIR: {
    good: [
      'I sit on it for eight hours, and my back no longer complains.',
      'The cover feels warm and has no marks after a year.',
      'It rolls and turns without a sound.',
      'Visitors ask where we bought it.',
    ],
    bad: [
      'The seat is too hard for a long day.',
      'It creaks when you lean back.',
      'The cover collects every thread in the room.',
      'It is too low for tall people.',
    ],
  },
  LAMP: {
    good: [
      'The light is warm and does not blind anyone.',
      'It stays where you put it.',
      'The dimmer is smooth down to very little light.',
      'It looks as good switched off as switched on.',
    ],
    bad: [
      'The dimmer hums at the lowest level.',
      'The cable is too short for our room.',
      'The shade arrived with a dent.',
      'It lights the wall more than the table.',
    ],
  },
  STORAGE: {
    good: [
      'The drawers run smoothly, even when they are full.',
      'It carries more than we dared to put on it.',
      'The doors close softly, and the locks work.',
      'It fits exactly under the desk.',
    ],
    bad: [
      'One door hung crooked and had to be adjusted.',
      'It is heavier than stated, and the castors suffer.',
      'The surface shows every fingerprint.',
      'The back panel was bent by the transport.',
    ],
  },
  SCREEN: {
    good: [
      'Text is sharp, and colours match our prints.',
      'One cable for picture and power is all we need.',
      'It is easy to set to the right height.',
      'After two weeks, my eyes are less tired.',
    ],
    bad: [
      'The stand takes too much of the desk.',
      'It wakes from standby too slowly.',
      'One corner is slightly darker than the rest.',
      'The menu buttons are hard to find.',
    ],
  },
  KEYBOARD: {
    good: [
      'It is so quiet that calls no longer pick it up.',
      'The keys have a clear stop, and my typing is faster.',
      'It stays in place and cleans easily.',
      'Switching between two computers works at once.',
    ],
    bad: [
      'The space bar rattles.',
      'The letters on the keys fade after half a year.',
      'The keys are too flat for my hands.',
      'It loses its connection from time to time.',
    ],
  },
  HEADSET: {
    good: [
      'Nobody hears the office in my calls any more.',
      'I forget that I am wearing it.',
      'The battery lasts longer than my week.',
      'Setting it up took less than a minute.',
    ],
    bad: [
      'It presses on the ears after two hours.',
      'The microphone is too quiet for a loud room.',
      'The mute button is too easy to press.',
      'It does not reconnect after a break.',
    ],
  },
  PLANT: {
    good: [
      'It arrived well packed, without one broken leaf.',
      'It has grown a hand since it came.',
      'Even our darkest corner suits it.',
      'The pot is heavy and does not tip over.',
    ],
    bad: [
      'Three leaves were yellow on arrival.',
      'It is smaller than in the picture.',
      'The pot has no mark for the water level.',
      'It lost leaves in the first month.',
    ],
  },
  ACOUSTICS: {
    good: [
      'The room is much quieter, and calls are clear.',
      'It was ready to use after an hour.',
      'It looks like furniture and not like a measure.',
      'It survived our move without a mark.',
    ],
    bad: [
      'We hear less echo, but the street is as loud as before.',
      'It needs more space than we had planned.',
      'The surface attracts dust.',
      'One part was missing and came two weeks later.',
    ],
  },
};

/** How reviews end. */
export const closings: Record<Tone, string[]> = {
  good: [
    'Delivery came on the agreed day.',
    'We have ordered two more for the other office.',
    'I would buy it again.',
    'The colour is exactly as on the screen.',
    'The price is fair for this quality.',
    'The team in Lisbon answered all our questions.',
  ],
  bad: [
    'The service was friendly, but could not help.',
    'For this price, we expected more.',
    'We returned it, and the money came after a week.',
    'The replacement had the same fault.',
    'Others in the team like it more than I do.',
    'We keep it for the meeting room.',
  ],
};
