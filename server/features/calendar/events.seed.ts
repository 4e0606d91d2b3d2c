import type { EventKind } from '../../gql/types.ts';

export interface SampleEvent {
  title: string;
  kind: EventKind;
  /** The day of the month, and the number of months between the current month and the event. */
  date: [dayOfMonth: number, monthsAhead?: number];
  days: number;
  guests: string[];
  location: string;
  description: string;
}

/** Events at days of the month. The first one has the id 2. */
export const monthlyEvents: SampleEvent[] = [
  {
    title: 'Showroom move in Leeds',
    kind: 'BUSINESS',
    date: [19],
    days: 2,
    guests: ['daniel-whitby', 'owen-hartley', 'harriet-marlow'],
    location: 'Old Carding Mill, 3 Weir Street, Leeds',
    description: 'The van comes at eight. Lamps go last, in the boxes with the blue tape.',
  },
  {
    title: 'Swimming, outdoor pool',
    kind: 'PERSONAL',
    date: [6],
    days: 1,
    guests: [],
    location: 'Piscina do Cais, Lisbon',
    description: '',
  },
  {
    title: 'Long weekend by the sea',
    kind: 'FAMILY',
    date: [13],
    days: 3,
    guests: [],
    location: 'The white house behind the dunes',
    description: 'Key under the third pot. Bring the small lamp back, it is ours.',
  },
  {
    title: 'City holiday, all offices closed',
    kind: 'HOLIDAY',
    date: [24],
    days: 1,
    guests: [],
    location: '',
    description: 'Support answers mail until noon.',
  },
  {
    title: 'Fire drill on every floor',
    kind: 'ETC',
    date: [11],
    days: 1,
    guests: ['owen-hartley', 'beatriz-nogueira', 'rui-tavares'],
    location: 'Rua do Cais Novo 18, Lisbon',
    description: 'The bell rings once before lunch. Meet at the loading bay, not at the lift.',
  },
  {
    title: 'Visit of the Lyon apprentices',
    kind: 'BUSINESS',
    date: [26],
    days: 2,
    guests: ['beatriz-nogueira', 'camille-rousseau', 'meilin-zhou', 'rui-tavares'],
    location: 'Warehouse and workshop, Lisbon',
    description: 'Four apprentices, two days: how a desk is made, and how it leaves the house.',
  },
  {
    title: 'Portuguese lesson for the Leeds studio',
    kind: 'PERSONAL',
    date: [17],
    days: 1,
    guests: ['meilin-zhou', 'tobias-finch'],
    location: 'By video, after work',
    description: 'This time: numbers, and how to order a coffee with little milk.',
  },
  {
    title: 'Spring price list goes out',
    kind: 'BUSINESS',
    date: [1, 1],
    days: 1,
    guests: ['priya-raman', 'henrik-dahl', 'jonas-brandt', 'camille-rousseau'],
    location: 'Meeting room Tejo, and by video',
    description: 'Freight from the mill is up 4 %. Lamps stay as they are.',
  },
  {
    title: 'Fado evening at the old boathouse',
    kind: 'PERSONAL',
    date: [1, -1],
    days: 1,
    guests: ['harriet-marlow', 'tobias-finch'],
    location: 'Casa dos Barcos, Lisbon',
    description: 'Harriet and Tobias are in town. The table is for nine.',
  },
];

export interface SampleMeeting extends Omit<SampleEvent, 'date' | 'days'> {
  /** The number of days between today and the event. */
  day: number;
  /** The first and the last minute in UTC, as `hh:mm`. Whole days have none. */
  time?: [start: string, end: string];
  /** The number of whole days. */
  days?: number;
}

/** Events around today. Their ids follow those of the events at days of the month. */
export const meetings: SampleMeeting[] = [
  {
    title: 'Glue line of batch 0719',
    kind: 'BUSINESS',
    day: -1,
    time: ['10:00', '10:45'],
    guests: ['farid-benali', 'rui-tavares', 'nadia-elamin'],
    location: 'Workshop Lyon, and by video',
    description: 'Farid shows the cut table top. Nadia brings the order of the new oak.',
  },
  {
    title: 'Second delivery for Northgate',
    kind: 'BUSINESS',
    day: 3,
    time: ['09:30', '10:00'],
    guests: ['henrik-dahl', 'kwame-mensah'],
    location: 'By phone',
    description: 'Two days for twelve chairs each, and a lift that a pianist has booked.',
  },
  {
    title: 'Month end with finance',
    kind: 'BUSINESS',
    day: -2,
    time: ['13:00', '14:00'],
    guests: ['jonas-brandt', 'greta-vollmer'],
    location: 'Speicherkontor 7, Hamburg, and by video',
    description: 'Numbers, open invoices, and one cent.',
  },
  {
    title: 'Monthly stand-up, all four offices',
    kind: 'BUSINESS',
    day: 5,
    time: ['09:00', '09:45'],
    guests: ['henrik-dahl', 'camille-rousseau', 'rui-tavares', 'harriet-marlow'],
    location: 'By video',
    description: 'Numbers, the Leeds move, questions. Rui brings two cut table tops.',
  },
  {
    title: 'Price list, last round',
    kind: 'BUSINESS',
    day: 4,
    time: ['14:00', '15:30'],
    guests: ['henrik-dahl', 'jonas-brandt', 'priya-raman'],
    location: 'Meeting room Tejo',
    description: 'Chairs: two per cent, three, or Jonas’s two and a half.',
  },
  {
    title: 'Train to Lyon: Atelier Carnot',
    kind: 'BUSINESS',
    day: 8,
    time: ['05:40', '18:30'],
    guests: ['camille-rousseau', 'omar-haddad', 'yuki-tanabe'],
    location: '9 quai des Tanneurs, Lyon',
    description: 'The whole second floor. Coffee at the station is arranged.',
  },
  {
    title: 'Spring catalogue comes from the printer',
    kind: 'BUSINESS',
    day: 2,
    days: 1,
    guests: ['sofia-lindqvist'],
    location: '',
    description: 'Four words on the cover, and one typing error on page 12.',
  },
  {
    title: 'Interview: support agent',
    kind: 'BUSINESS',
    day: 1,
    time: ['15:00', '15:45'],
    guests: ['amina-diallo', 'beatriz-nogueira'],
    location: 'By video',
    description: 'The second talk. She asked good questions about chair levers.',
  },
  {
    title: 'Daylight survey at Linden',
    kind: 'BUSINESS',
    day: -6,
    time: ['08:30', '11:30'],
    guests: ['yuki-tanabe', 'daniel-whitby'],
    location: '44 Canal Row, Dublin',
    description: 'Yuki measures, Daniel counts sockets, the fig is decided.',
  },
  {
    title: 'Trade fair, Hamburg',
    kind: 'BUSINESS',
    day: 15,
    days: 3,
    guests: ['henrik-dahl', 'sofia-lindqvist', 'tobias-finch'],
    location: 'Hall 4, stand 12',
    description: 'Eight chairs, three lamps, and a booth to rest from the fair.',
  },
  {
    title: 'Press check with Fjellheim Timber',
    kind: 'BUSINESS',
    day: -12,
    time: ['12:00', '12:40'],
    guests: ['nadia-elamin', 'farid-benali'],
    location: 'By video',
    description: 'Astrid walks us along the new press.',
  },
  {
    title: 'One to one with Priya',
    kind: 'BUSINESS',
    day: 0,
    time: ['09:30', '10:00'],
    guests: ['priya-raman'],
    location: 'By video',
    description: 'Badges, the booking screen, and who unplugs it.',
  },
  {
    title: 'Quiet hour: letters from customers',
    kind: 'ETC',
    day: 0,
    time: ['16:30', '17:30'],
    guests: [],
    location: '',
    description: 'The cross ones first.',
  },
  {
    title: 'Swimming before work',
    kind: 'PERSONAL',
    day: 7,
    time: ['06:30', '07:15'],
    guests: [],
    location: 'Piscina do Cais, Lisbon',
    description: '',
  },
  {
    title: 'Dentist',
    kind: 'PERSONAL',
    day: 9,
    time: ['08:00', '08:30'],
    guests: [],
    location: 'Largo da Fonte 3, Lisbon',
    description: 'Ask about the tooth that hums.',
  },
  {
    title: 'School concert, second row',
    kind: 'FAMILY',
    day: 11,
    time: ['18:00', '19:30'],
    guests: [],
    location: 'Escola da Ribeira',
    description: 'Three pieces for cello. Clap only after the third.',
  },
  {
    title: 'Grandmother’s birthday',
    kind: 'FAMILY',
    day: -9,
    days: 1,
    guests: [],
    location: 'Setúbal',
    description: 'She turns eighty-four and wants no chairs.',
  },
  {
    title: 'First aid course',
    kind: 'ETC',
    day: -4,
    time: ['09:00', '16:00'],
    guests: ['owen-hartley', 'daniel-whitby'],
    location: 'Old Carding Mill, Leeds',
    description: 'Renews the certificates of both floors.',
  },
  {
    title: 'Winter sale ends',
    kind: 'ETC',
    day: -15,
    days: 1,
    guests: [],
    location: '',
    description: 'Prices change at midnight. Arjun watches.',
  },
  {
    title: 'Harbour day, Hamburg office closed',
    kind: 'HOLIDAY',
    day: 18,
    days: 1,
    guests: [],
    location: '',
    description: 'Support answers mail from Lyon.',
  },
];
