import type { Params } from 'react-router-dom';

export const idOf = ({ id }: Params) => Number(id);
