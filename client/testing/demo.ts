import { screen, within } from '@testing-library/react';

/** Returns the demo of the gallery with a title. */
export const demo = (title: string) => within(screen.getByRole('region', { name: title }));
