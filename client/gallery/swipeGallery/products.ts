import {
  IconArmchair2,
  IconDesk,
  IconDeviceDesktop,
  IconHeadset,
  IconLamp2,
  IconPlant2,
} from '@tabler/icons-react';

/** Kinds of products with their icons. */
export const products = [
  { id: 'desk', Icon: IconDesk },
  { id: 'chair', Icon: IconArmchair2 },
  { id: 'lamp', Icon: IconLamp2 },
  { id: 'plant', Icon: IconPlant2 },
  { id: 'screen', Icon: IconDeviceDesktop },
  { id: 'headset', Icon: IconHeadset },
] as const;
