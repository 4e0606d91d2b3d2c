import { screen, within } from '@testing-library/react';

/** A demo of the gallery by its title. */
export const demo = (title: string) => within(screen.getByRole('region', { name: title }));
