import type { Params } from 'react-router-dom';

/** Returns the id in the path. */
export const idOf = ({ id }: Params) => Number(id);
