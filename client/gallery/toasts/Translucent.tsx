import { Notices } from './Notices.tsx';

export function Translucent() {
  return <Notices isTranslucent />;
}
