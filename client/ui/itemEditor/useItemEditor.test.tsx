import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useItemEditor } from './useItemEditor.ts';

function Screen() {
  const editor = useItemEditor({ param: 'task' });
  const { pathname } = useLocation();

  return (
    <>
      <p>{`${pathname} ${editor.isOpen ? editor.item : 'closed'}`}</p>
      <button type="button" onClick={() => editor.openNew()}>
        Open
      </button>
      <button type="button" onClick={editor.close}>
        Close
      </button>
    </>
  );
}

function renderScreen(element = <Screen />) {
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/before', '/tasks'],
  });
  render(<RouterProvider router={router} />);
}

const expectText = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const getButton = (name: string) => screen.getByRole('button', { name });

test('an editor that is reopened immediately can be closed immediately', async () => {
  const user = userEvent.setup();
  renderScreen();

  for (let round = 0; round < 3; round += 1) {
    await user.click(getButton('Open'));
    await expectText('/tasks new');
    await user.click(getButton('Close'));
    await expectText('/tasks closed');
  }
});

test('closing twice in a row does not leave the screen', async () => {
  const user = userEvent.setup();
  renderScreen();

  await user.click(getButton('Open'));
  await expectText('/tasks new');
  act(() => {
    getButton('Close').click();
    getButton('Close').click();
  });
  await expectText('/tasks closed');
});

test('an editor that was opened by a double click closes with one click', async () => {
  const user = userEvent.setup();
  renderScreen();

  await user.dblClick(getButton('Open'));
  await expectText('/tasks new');
  await user.click(getButton('Close'));
  await expectText('/tasks closed');
});

test('an editor that was opened twice closes while the second opening is not yet rendered', async () => {
  const user = userEvent.setup();
  const never = new Promise<never>(() => undefined);
  let firstKey: string | undefined;

  /** Keeps React from rendering the second history entry with an open editor. */
  function SlowScreen() {
    const { search, key } = useLocation();
    if (search) firstKey ??= key;
    if (search && key !== firstKey) throw never;
    return <Screen />;
  }
  renderScreen(
    <Suspense>
      <SlowScreen />
    </Suspense>,
  );

  await user.click(getButton('Open'));
  await expectText('/tasks new');
  await user.click(getButton('Open'));
  await user.click(getButton('Close'));
  await expectText('/tasks closed');
});
