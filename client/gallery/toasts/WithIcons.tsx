import {
  IconAlertTriangle,
  IconBolt,
  IconCheck,
  IconInfoCircle,
  IconMoon,
  IconStar,
  IconX,
} from '@tabler/icons-react';
import { StaticToasts } from './StaticToasts.tsx';

const icons = {
  primary: IconStar,
  gray: IconBolt,
  success: IconCheck,
  danger: IconX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  dark: IconMoon,
};

export function WithIcons() {
  return <StaticToasts icons={icons} />;
}
