import { screen, within } from '@testing-library/react';

/** Returns the queries within the demo of the gallery that has this title. */
export const getDemo = (title: string) => within(screen.getByRole('region', { name: title }));
