import { Groups } from './Groups.tsx';

export function Merged() {
  return <Groups isMerged />;
}
