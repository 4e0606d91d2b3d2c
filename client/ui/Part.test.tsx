import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { Part } from './Part.tsx';
import { registerPart } from './sharedParts.ts';

declare module '../feature.ts' {
  interface Parts {
    'test.greeting': { who: string };
  }
}

test('a part of one feature is rendered by another with props', async () => {
  registerPart('test.greeting', async () => (props) => (
    <p>Good morning, {(props as { who: string }).who}</p>
  ));

  await renderPiece(<Part name="test.greeting" who="Ana" />);

  expect(await screen.findByText('Good morning, Ana')).toBeVisible();
});
