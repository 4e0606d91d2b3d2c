import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { FileDrop } from './FileDrop.tsx';
import { preventFileDrops } from './fileDrops.ts';

const stop = preventFileDrops();
afterAll(stop);

const file = new File(['text'], 'note.txt', { type: 'text/plain' });
const dataTransfer = { types: ['Files'], files: [file], dropEffect: '' };

test('a file that is dropped beside a zone does not replace the page', async () => {
  const receive = vi.fn();
  await renderComponent(
    <>
      <p>Beside</p>
      <FileDrop label="Choose a file" maxSize={1000} onFiles={receive} />
    </>,
  );
  const zone = screen.getByRole('button', { name: /Choose a file/ });
  const beside = screen.getByText('Beside');

  // `fireEvent` returns false if the default action is prevented.
  expect(fireEvent.dragOver(beside, { dataTransfer })).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-file-drag');
  expect(fireEvent.drop(beside, { dataTransfer })).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-file-drag');
  expect(receive).not.toHaveBeenCalled();

  fireEvent.drop(zone, { dataTransfer });
  expect(receive).toHaveBeenCalledWith([file]);
});

test('other dragged content is left alone', async () => {
  await renderComponent(<p>Text</p>);

  const text = { types: ['text/plain'], files: [] };
  expect(fireEvent.drop(screen.getByText('Text'), { dataTransfer: text })).toBe(true);
});
