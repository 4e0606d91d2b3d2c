import { Group } from '@mantine/core';
import { productName } from '../navigation/useTitle.ts';
import classes from './CornerBrand.module.css';
import { Logo } from './Logo.tsx';

/** The logo and the name of the product in a corner of a page without the frame. */
export function CornerBrand() {
  return (
    <Group component="p" gap="sm" fz="xl" fw={600} className={classes.brand}>
      <Logo />
      {productName}
    </Group>
  );
}
