import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../testing/renderComponent.tsx';
import { hasLetterKeys } from './letterKeys.ts';
import { type ListKeyOptions, useListKeys } from './useListKeys.tsx';

const actions = { select: vi.fn(), complete: vi.fn(), remove: vi.fn(), create: vi.fn() };

function List(props: Partial<ListKeyOptions>) {
  const list = useRef<HTMLUListElement>(null);
  const { help } = useListKeys({ list, rowSelector: 'li', ...actions, ...props });

  return (
    <>
      <input aria-label="Field" />
      <ul ref={list}>
        {['First', 'Second', 'Third'].map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <button type="button" data-undo onClick={undo}>
        Undo
      </button>
      {help}
    </>
  );
}

const undo = vi.fn();

async function renderList(props: Partial<ListKeyOptions> = {}) {
  for (const action of [...Object.values(actions), undo]) action.mockClear();
  return (await renderComponent(<List {...props} />)).user;
}

const getButton = (name: string) => screen.getByRole('button', { name });

test('j and k move through the rows, and stay at the ends', async () => {
  const user = await renderList();

  await user.keyboard('j');
  expect(getButton('First')).toHaveFocus();
  await user.keyboard('jj');
  expect(getButton('Third')).toHaveFocus();
  await user.keyboard('j');
  expect(getButton('Third')).toHaveFocus();
  await user.keyboard('kkkk');
  expect(getButton('First')).toHaveFocus();
});

test('the arrow keys move in the list, and scroll the page outside of it', async () => {
  const user = await renderList();

  await user.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
  getButton('First').focus();
  await user.keyboard('{ArrowDown}');
  expect(getButton('Second')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(getButton('First')).toHaveFocus();
});

test('the actions get the row with the focus', async () => {
  const user = await renderList();
  getButton('Second').focus();

  await user.keyboard('xe#{Delete}');

  expect(actions.select.mock.calls).toEqual([[1]]);
  expect(actions.complete.mock.calls).toEqual([[1]]);
  expect(actions.remove.mock.calls).toEqual([[1], [1]]);
});

test('o opens the row with the focus, z undoes, and c and n create', async () => {
  const user = await renderList();
  const open = vi.fn();
  getButton('Second').addEventListener('click', open);
  getButton('Second').focus();

  await user.keyboard('o');
  expect(open).toHaveBeenCalledTimes(1);
  await user.keyboard('z');
  expect(undo).toHaveBeenCalledTimes(1);
  await user.keyboard('cn');
  expect(actions.create).toHaveBeenCalledTimes(2);
});

test('shortcuts are ignored in fields, with Ctrl, and in a list without shortcuts', async () => {
  const user = await renderList();
  await user.type(screen.getByRole('textbox'), 'jcx#?');
  expect(screen.getByRole('textbox')).toHaveValue('jcx#?');
  getButton('First').focus();
  await user.keyboard('{Control>}e{/Control}');
  expect(Object.values(actions).flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a list without shortcuts ignores all keys', async () => {
  const user = await renderList({ isEnabled: false });
  getButton('First').focus();

  await user.keyboard('jxe#c?');

  expect(getButton('First')).toHaveFocus();
  expect(Object.values(actions).flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('? shows the shortcuts, and the switch in the dialog disables those of a single character', async () => {
  const user = await renderList();

  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next row');
  await user.click(screen.getByRole('switch', { name: /^Single-character/ }));
  expect(hasLetterKeys.get()).toBe(false);
  expect(localStorage.getItem('frontdesk.keys')).toBe('off');
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  getButton('First').focus();
  await user.keyboard('jxe#c{ArrowDown}{Delete}');
  expect(getButton('Second')).toHaveFocus();
  expect(actions.remove.mock.calls).toEqual([[1]]);
  expect(
    [actions.select, actions.complete, actions.create].map(({ mock }) => mock.calls.length),
  ).toEqual([0, 0, 0]);
});
