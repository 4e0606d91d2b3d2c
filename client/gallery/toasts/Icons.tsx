import {
  IconAlertTriangle,
  IconBolt,
  IconCheck,
  IconInfoCircle,
  IconMoon,
  IconStar,
  IconX,
} from '@tabler/icons-react';
import { Notices } from './Notices.tsx';

const icons = {
  primary: IconStar,
  gray: IconBolt,
  success: IconCheck,
  danger: IconX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  dark: IconMoon,
};

export function Icons() {
  return <Notices icons={icons} />;
}
