import type { LoaderFunctionArgs } from 'react-router-dom';
import { CalendarPageDocument } from '../../gql/calendar/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { defaults, rangeOf, readView } from './view.ts';

/** What the calendar asks first. */
export function queries({ request }: LoaderFunctionArgs): EarlyQuery[] {
  const { searchParams } = new URL(request.url);
  const { day } = readView(readParams(searchParams, defaults));

  return [{ query: CalendarPageDocument, variables: rangeOf(day) }];
}
