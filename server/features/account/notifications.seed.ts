import type { Clock } from '../../collections.ts';
import type { Notification, NotificationKind } from '../../gql/types.ts';
import {
  customers,
  findCustomer,
  findPerson,
  getAvatarUrl,
  getPortraitUrl,
} from '../../sample/people.ts';

interface SampleNotification {
  /** The number of hours between the event and the start of the server. */
  hours: number;
  kind: NotificationKind;
  /** The key of a person or customer in `people.ts`. Undefined for events without a person. */
  personKey?: string;
  text: string;
  link: string;
  isRead?: boolean;
}

/** The sample, newest first. Each notification refers to an item in the sample of another feature. */
const samples: SampleNotification[] = [
  {
    hours: 0.3,
    kind: 'CHAT',
    personKey: 'amina-diallo',
    text: 'Amina Diallo wrote in the chat: the lorry for Polder Publishing is there.',
    link: '/apps/chat/2',
  },
  {
    hours: 2,
    kind: 'MAIL',
    personKey: 'elena-marchetti',
    text: 'Elena Marchetti of Marchetti Legal thanks you for the reading corner.',
    link: '/apps/email',
  },
  {
    hours: 3,
    kind: 'TASK',
    personKey: 'greta-vollmer',
    text: 'Greta Vollmer waits for “Check invoice 5012 against the delivery note”.',
    link: '/apps/todo?task=13',
  },
  {
    hours: 5,
    kind: 'INVOICE',
    text: 'Invoice 5027 is past due.',
    link: '/apps/invoice/preview/5027',
  },
  {
    hours: 9,
    kind: 'TASK',
    text: 'The task “Replace the demo keyboard at the front desk” is overdue.',
    link: '/apps/todo?task=11',
  },
  {
    hours: 21,
    kind: 'EVENT',
    personKey: 'rui-tavares',
    text: 'Rui Tavares put the stocktake in the Lisbon warehouse in the calendar.',
    link: '/apps/calendar',
    isRead: true,
  },
  {
    hours: 26,
    kind: 'INVOICE',
    personKey: 'greta-vollmer',
    text: 'Greta Vollmer booked the first half of invoice 5029.',
    link: '/apps/invoice/preview/5029',
  },
  {
    hours: 30,
    kind: 'MAIL',
    personKey: 'harriet-marlow',
    text: 'Harriet Marlow wrote that the walnut sample is on your desk.',
    link: '/apps/email',
    isRead: true,
  },
  {
    hours: 49,
    kind: 'PRODUCT',
    personKey: 'farid-benali',
    text: 'Farid Benali passed the Mooring task chair after forty thousand rounds.',
    link: '/apps/ecommerce/product-detail/mooring-task-chair-13',
    isRead: true,
  },
  {
    hours: 74,
    kind: 'SYSTEM',
    text: 'You signed in from a new device in Hamburg. If it was not you, change your password.',
    link: '/pages/account-settings',
    isRead: true,
  },
  {
    hours: 120,
    kind: 'POST',
    personKey: 'camille-rousseau',
    text: 'Camille Rousseau published “Plants that survive August”.',
    link: '/pages/blog/detail/7',
    isRead: true,
  },
  {
    hours: 121,
    kind: 'USER',
    personKey: 'priya-raman',
    text: 'Priya Raman set up accounts for the two new colleagues.',
    link: '/apps/user/list',
    isRead: true,
  },
];

const millisecondsPerHour = 3_600_000;

/** Returns the name and picture of a person or customer. */
function findActor(key: string | undefined): Pick<Notification, 'fullName' | 'avatar'> {
  if (!key) return { fullName: '', avatar: '' };
  if (!customers.some((customer) => customer.key === key)) {
    return { fullName: findPerson(key).fullName, avatar: getAvatarUrl(key) };
  }
  return { fullName: findCustomer(key).name, avatar: getPortraitUrl(findCustomer(key)) };
}

export function seedNotifications({ now }: Clock): Notification[] {
  const currentTime = now().getTime();

  return samples.map(({ hours, kind, personKey, text, link, isRead = false }, index) => ({
    // The newest notification has the highest id.
    id: samples.length - index,
    kind,
    text,
    ...findActor(personKey),
    link,
    time: new Date(currentTime - hours * millisecondsPerHour).toISOString(),
    isRead,
  }));
}
