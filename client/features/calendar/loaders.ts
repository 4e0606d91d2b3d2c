import { createQueryLoader } from '../../data/queryLoader.ts';
import { CalendarPageDocument } from '../../gql/calendar/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, getQueryRange, readView } from './views.ts';

export const calendarLoader = createQueryLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const { day } = readView(readParams(searchParams, defaultParams));

  return [{ query: CalendarPageDocument, variables: getQueryRange(day) }];
});
