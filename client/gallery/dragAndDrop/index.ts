import { CardRow } from './CardRow.tsx';
import { Copies } from './Copies.tsx';
import { Handles } from './Handles.tsx';
import { List } from './List.tsx';
import { Several } from './Several.tsx';
import { TwoLists } from './TwoLists.tsx';

export const demos = { CardRow, List, TwoLists, Handles, Several, Copies };
export const wideDemos = ['CardRow'];
