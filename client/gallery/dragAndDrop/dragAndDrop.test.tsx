import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Simulates a layout with the lists, and the items of each list, below each other. */
function mockLayout() {
  const measure = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: HTMLElement) {
      const list = this.closest('ul');
      const lists = [...document.querySelectorAll('main ul')];
      const index = list ? [...list.children].indexOf(this.closest('li') as Element) : 0;
      const top = 200 * Math.max(0, list ? lists.indexOf(list) : 0) + 40 * Math.max(0, index);
      return new DOMRect(0, top, 200, this === list ? 180 : 40);
    });
  onTestFinished(() => measure.mockRestore());
}

const dragByKeyboard = (item: HTMLElement, ...keys: string[]) =>
  pressKeys(item, 'Space', ...keys, 'Space');

async function pressKeys(item: HTMLElement, ...keys: string[]) {
  item.focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const code of keys) {
    fireEvent.keyDown(document.activeElement ?? item, { code });
    // The library handles the next key after a delay.
    await act(() => vi.advanceTimersByTimeAsync(60));
  }
  vi.useRealTimers();
}

const getItemTexts = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('items can be moved by keyboard, and each drop is announced to screen readers', async () => {
  await renderRoute('/extensions/drag-and-drop');
  mockLayout();

  await dragByKeyboard(getDemo('List').getByRole('button', { name: 'Ana Ito' }), 'ArrowDown');
  await waitFor(() => expect(getItemTexts('Team').slice(0, 2)).toEqual(['Ben Costa', 'Ana Ito']));
  expect(await screen.findByText(/Ana Ito dropped/)).toBeInTheDocument();

  await dragByKeyboard(getDemo('Cards').getByRole('button', { name: 'The workshop' }), 'ArrowDown');
  await waitFor(() =>
    expect(getItemTexts('Places').slice(0, 2)).toEqual(['The harbour', 'The workshop']),
  );
});

test('a badge can be copied to another group', async () => {
  await renderRoute('/extensions/drag-and-drop');
  mockLayout();

  await dragByKeyboard(getDemo('Copying').getByRole('button', { name: 'Oak' }), 'ArrowDown');
  await waitFor(() => expect(getItemTexts('Used for this desk')).toEqual(['Steel', 'Oak']));
  expect(getItemTexts('Materials')).toEqual(['Oak', 'Ash', 'Beech']);
});

test('items can be moved between lists in both directions', async () => {
  await renderRoute('/extensions/drag-and-drop');
  mockLayout();

  await dragByKeyboard(
    getDemo('Two lists').getByRole('button', { name: 'Shelves' }),
    'ArrowDown',
    'ArrowDown',
  );
  const done = getDemo('Two lists').getByRole('list', { name: 'Done' });
  await waitFor(() => expect(done).toHaveTextContent('Shelves'));
  expect(getDemo('Drag handles').getByRole('button', { name: 'Move Headsets' })).toBeVisible();
});

test('selected items are dragged together, and return if the drag is cancelled', async () => {
  const { user } = await renderRoute('/extensions/drag-and-drop');
  const several = getDemo('Multiple selection');
  const getNames = (list: string) =>
    within(several.getByRole('list', { name: list }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

  for (const name of ['Filing cabinets', 'Coat stands', 'Planters']) {
    await user.click(several.getByRole('checkbox', { name }));
  }
  expect(several.getByRole('button', { name: 'Move Desk pads' })).toBeVisible();
  const handle = several.getByRole('button', { name: 'Move Coat stands and 2 more' });
  mockLayout();

  await pressKeys(handle, 'Space', 'ArrowDown', 'Escape');
  expect(await screen.findByText('Coat stands and 2 more moved back.')).toBeInTheDocument();
  expect(getNames('Planned')).toEqual(['Filing cabinets', 'Footrests', 'Coat stands', 'Desk pads']);

  await dragByKeyboard(handle, 'ArrowDown');
  await waitFor(() =>
    expect(getNames('Planned')).toEqual([
      'Footrests',
      'Desk pads',
      'Filing cabinets',
      'Coat stands',
      'Planters',
    ]),
  );
  expect(getNames('Done')).toEqual(['Noticeboards']);
  expect(several.getByRole('checkbox', { name: 'Planters' })).toBeChecked();
});
