import { createLoader } from '../../data/loader.ts';
import { CalendarPageDocument } from '../../gql/calendar/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getQueryRange, readView } from './views.ts';

export const calendarLoader = createLoader(({ preloadQuery, url }) => {
  const { day } = readView(readParams(url.searchParams, defaultParams));

  return { page: preloadQuery(CalendarPageDocument, { variables: getQueryRange(day) }) };
});
