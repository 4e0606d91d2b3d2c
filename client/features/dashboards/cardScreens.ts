import type { ComponentType } from 'react';
import { ActionCardsPage } from './ActionCardsPage.tsx';
import { AdvancedCardsPage } from './AdvancedCardsPage.tsx';
import { AnalyticsCardsPage } from './AnalyticsCardsPage.tsx';
// remove-feature blog ecommerce
import { BasicCardsPage } from './BasicCardsPage.tsx';
// end blog ecommerce
import type { CardScreen } from './cardRoutes.ts';
import { StatisticsCardsPage } from './StatisticsCardsPage.tsx';

/** The card screens by the last part of their path. They share a chunk, because users often open several of them. */
export const cardScreens: Record<CardScreen, ComponentType> = {
  // remove-feature blog ecommerce
  basic: BasicCardsPage,
  // end blog ecommerce
  advance: AdvancedCardsPage,
  statistics: StatisticsCardsPage,
  analytics: AnalyticsCardsPage,
  action: ActionCardsPage,
};
