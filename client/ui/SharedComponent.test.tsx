import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { SharedComponent } from './SharedComponent.tsx';
import { registerSharedComponent } from './sharedComponents.ts';

declare module '../feature.ts' {
  interface SharedComponents {
    'test.greeting': { who: string };
  }
}

test('renders a registered component with its props', async () => {
  registerSharedComponent('test.greeting', async () => (props) => (
    <p>Good morning, {(props as { who: string }).who}</p>
  ));

  await renderComponent(<SharedComponent name="test.greeting" who="Ana" />);

  expect(await screen.findByText('Good morning, Ana')).toBeVisible();
});
