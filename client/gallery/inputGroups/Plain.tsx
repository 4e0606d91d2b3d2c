import { Groups } from './Groups.tsx';

export function Plain() {
  return <Groups />;
}
