import { Group } from '@mantine/core';
import { IconArmchair, IconDesk, IconLamp, IconPlant2 } from '@tabler/icons-react';
import classes from './list.module.css';

const products = [
  { name: 'Tern standing desk', Icon: IconDesk },
  { name: 'Mooring task chair', Icon: IconArmchair },
  { name: 'Halyard desk lamp', Icon: IconLamp },
  { name: 'Office fig', Icon: IconPlant2 },
];

export function WithIcons() {
  return (
    <ul className={classes.list}>
      {products.map(({ name, Icon }) => (
        <Group key={name} component="li" gap="md" wrap="nowrap">
          <Icon size={18} stroke={1.7} aria-hidden />
          {name}
        </Group>
      ))}
    </ul>
  );
}
