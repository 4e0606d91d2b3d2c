import type { CollectionOptions } from '../../collections.ts';
import type { MissedEvents, PublishedEvent } from '../../commands/topic.ts';
import type {
  AverageSessions,
  CardPeriod,
  SalesChangeKind,
  ShopHealth,
  SupportTracker,
} from '../../gql/types.ts';
import type { BusinessData } from './business.ts';
import { createFigures } from './createFigures.ts';
import { createMonthlyReport } from './createMonthlyReport.ts';
import { getPercentage } from './figures.ts';
import { periods } from './orders.ts';
import {
  listBrowsers,
  listCustomerGroups,
  listDevices,
  machineStatus,
  sessions,
  sessionsByDay,
  tickets,
  visitsByMonth,
} from './seed.ts';

export function createCollection({ clock, events }: CollectionOptions) {
  const monthlyReport = createMonthlyReport(clock);

  return {
    /** Returns functions that compute the cards from the current data. */
    getFigures: (business: BusinessData) =>
      createFigures(business, { clock, events, monthlyReport }),

    getSupportTracker(period: CardPeriod): SupportTracker {
      const { total, newTickets, openTickets, hours } = tickets[period];
      return {
        title: 'Support tracker',
        periods,
        totalTicket: total,
        newTicket: newTickets,
        openTicket: openTickets,
        completed: getPercentage(total - newTickets - openTickets, total),
        responseTime: hours,
      };
    },

    getAverageSessions: (period: CardPeriod): AverageSessions => ({
      ...sessions[period],
      periods,
      days: sessionsByDay,
    }),

    getSessionsByDevice: (period: CardPeriod) => ({ periods, devices: listDevices(period) }),
    getCustomerGroups: (period: CardPeriod) => ({ periods, groups: listCustomerGroups(period) }),
    getBrowserStates: (period: CardPeriod) => ({ periods, browsers: listBrowsers(period) }),
    listVisitsByMonth: () => visitsByMonth,

    getShopHealth(): ShopHealth {
      const { newTickets, openTickets } = tickets.LAST_28_DAYS;
      return { ...machineStatus, issues: newTickets + openTickets };
    },

    watch: (since?: string | null) =>
      events.watch(
        'sales',
        since,
        ({ cursor, detail }: PublishedEvent<SalesChangeKind> | MissedEvents) => ({
          salesChanges: { cursor, kind: detail ?? 'MISSED' },
        }),
      ),
  };
}

declare module '../../collections.ts' {
  interface Collections {
    cards: ReturnType<typeof createCollection>;
  }
}
