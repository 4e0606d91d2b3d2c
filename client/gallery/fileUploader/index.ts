import { Multiple } from './Multiple.tsx';
import { Restrictions } from './Restrictions.tsx';
import { Single } from './Single.tsx';

export const demos = { Single, Multiple, Restrictions };
export const wideDemos = ['Restrictions'];
