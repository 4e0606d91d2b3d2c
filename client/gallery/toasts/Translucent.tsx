import { StaticToasts } from './StaticToasts.tsx';

export function Translucent() {
  return <StaticToasts isTranslucent />;
}
