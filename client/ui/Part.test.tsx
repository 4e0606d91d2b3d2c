import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { Part } from './Part.tsx';
import { registerPart } from './sharedParts.ts';

declare module '../feature.ts' {
  interface Parts {
    'test.greeting': { who: string };
  }
}

test('renders a registered part with its props', async () => {
  registerPart('test.greeting', async () => (props) => (
    <p>Good morning, {(props as { who: string }).who}</p>
  ));

  await renderComponent(<Part name="test.greeting" who="Ana" />);

  expect(await screen.findByText('Good morning, Ana')).toBeVisible();
});
