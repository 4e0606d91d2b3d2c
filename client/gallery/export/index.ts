import { PeopleTable } from './PeopleTable.tsx';

export const demos = { PeopleTable };
export const wide = ['PeopleTable'];
