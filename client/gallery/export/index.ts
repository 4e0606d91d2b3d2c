import { PeopleTable } from './PeopleTable.tsx';

export const demos = { PeopleTable };
export const wideDemos = ['PeopleTable'];
