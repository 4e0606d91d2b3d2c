import { getNow } from '../../data/clock.ts';
import { createLoader } from '../../data/loader.ts';
import { CalendarPageDocument, UpcomingEventsDocument } from '../../gql/calendar/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { getUpcomingVariables, sidePanelQuery } from './upcoming.ts';
import { getShownKinds } from './useShownKinds.ts';
import { defaultParams, getQueryRange, readView } from './views.ts';

export const calendarLoader = createLoader(({ preloadQuery, url }) => {
  const { day } = readView(readParams(url.searchParams, defaultParams));

  return {
    page: preloadQuery(CalendarPageDocument, { variables: getQueryRange(day) }),
    upcoming: window.matchMedia(sidePanelQuery).matches
      ? preloadQuery(UpcomingEventsDocument, {
          variables: getUpcomingVariables(getNow(), getShownKinds()),
        })
      : undefined,
  };
});
