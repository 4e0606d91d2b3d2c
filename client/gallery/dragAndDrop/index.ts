import { Cards } from './Cards.tsx';
import { Copies } from './Copies.tsx';
import { DragHandles } from './DragHandles.tsx';
import { List } from './List.tsx';
import { MultipleSelection } from './MultipleSelection.tsx';
import { TwoLists } from './TwoLists.tsx';

export const demos = { Cards, List, TwoLists, DragHandles, MultipleSelection, Copies };
export const wideDemos = ['Cards'];
