import {
  IconAlertTriangle,
  IconBell,
  IconCreditCard,
  IconDeviceMobile,
  IconFileText,
  IconHelpCircle,
  IconLink,
  IconLock,
  IconMail,
  IconMapPin,
  IconPackage,
  IconRefresh,
  IconSend,
  IconSettings,
  IconShoppingBag,
  IconShoppingCart,
  IconStack2,
  IconTag,
  IconTerminal2,
} from '@tabler/icons-react';

const icons = {
  AlertTriangle: IconAlertTriangle,
  Bell: IconBell,
  CreditCard: IconCreditCard,
  FileText: IconFileText,
  Layers: IconStack2,
  Link: IconLink,
  Lock: IconLock,
  Mail: IconMail,
  MapPin: IconMapPin,
  Package: IconPackage,
  RefreshCw: IconRefresh,
  Send: IconSend,
  Settings: IconSettings,
  ShoppingBag: IconShoppingBag,
  ShoppingCart: IconShoppingCart,
  Smartphone: IconDeviceMobile,
  Tag: IconTag,
  Terminal: IconTerminal2,
};

/** Returns the icon for a name of the API, or a question mark for an unknown name. */
export function getIcon(name: string) {
  return Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : IconHelpCircle;
}
