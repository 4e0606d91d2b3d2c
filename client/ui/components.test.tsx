import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { ActionCard } from './ActionCard.tsx';
import { CollapseList } from './CollapseList.tsx';
import { PanelButton } from './PanelButton.tsx';
import { Repeater } from './Repeater.tsx';
import { Timeline } from './Timeline.tsx';
import { Wizard } from './Wizard.tsx';

const items = ['a', 'b'].map((id) => ({ id, title: `Title ${id}`, content: `Content ${id}` }));

test('opening an item of an accordion closes the other item', async () => {
  const { user } = await renderComponent(
    <CollapseList items={items} isAccordion defaultOpened={['a']} />,
  );

  await user.click(screen.getByRole('button', { name: 'Title b' }));

  expect(screen.getByText('Content b')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Title a' })).toHaveAttribute('aria-expanded', 'false');
});

test('a card can be collapsed, reloaded, removed and restored', async () => {
  const reload = vi.fn(async () => null);
  const { user } = await renderComponent(
    <ActionCard title="Sales" isCollapsible isRemovable onReload={reload}>
      Figures
    </ActionCard>,
  );

  await user.click(screen.getByRole('button', { name: 'Reload “Sales”' }));
  expect(reload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Collapse “Sales”' }));
  expect(screen.getByText('Figures')).not.toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove “Sales”' }));
  expect(screen.queryByRole('heading', { name: 'Sales' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Sales' })).toBeVisible();
});

function Lines() {
  const [lines, setLines] = useState([{ key: '1' }, { key: '2' }]);
  const nextKey = String(Math.max(...lines.map(({ key }) => Number(key))) + 1);
  return (
    <Repeater
      label="Lines"
      items={lines}
      renderItem={({ key }) => <input aria-label={`Line ${key}`} />}
      getName={({ key }) => `line ${key}`}
      addLabel="Add line"
      onAdd={() => setLines([...lines, { key: nextKey }])}
      onRemove={(line) => setLines(lines.filter((other) => other !== line))}
      min={1}
    />
  );
}

test('rows can be added and removed, and an added row gets the focus', async () => {
  const { user } = await renderComponent(<Lines />);

  await user.type(screen.getByLabelText('Line 2'), 'Desk');
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(screen.getByLabelText('Line 2')).toHaveValue('Desk');
  expect(screen.getByRole('status')).toHaveTextContent('“line 1” removed');
  expect(screen.getByRole('button', { name: 'Remove line 2' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('textbox')[1]).toHaveFocus();
});

function Steps({
  isNonLinear,
  onFinish = vi.fn(),
}: {
  isNonLinear?: boolean;
  onFinish?: () => void;
}) {
  const [name, setName] = useState('');
  return (
    <Wizard
      label="Order"
      action="Place order"
      isNonLinear={isNonLinear}
      onFinish={onFinish}
      steps={[
        {
          id: 'who',
          title: 'Who',
          content: (
            <input
              aria-label="Name"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          ),
          validate: async () => name !== '',
        },
        { id: 'where', title: 'Where', content: 'Address' },
      ]}
    />
  );
}

test('an invalid step stays open, and entered text is kept', async () => {
  const finish = vi.fn();
  const { user } = await renderComponent(<Steps onFinish={finish} />);
  expect(screen.getByRole('button', { name: /Where/ })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByLabelText('Name')).toBeVisible();

  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByText('Address')).toBeVisible());
  expect(screen.getByRole('group', { name: 'Step 2 of 2: Where' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
});

test('the steps of a non-linear wizard can be opened in any order and are validated at the end', async () => {
  const finish = vi.fn();
  const { user } = await renderComponent(<Steps isNonLinear onFinish={finish} />);

  await user.click(screen.getByRole('button', { name: /Where/ }));
  await user.click(await screen.findByRole('button', { name: 'Place order' }));

  await waitFor(() => expect(screen.getByLabelText('Name')).toBeVisible());
  expect(finish).not.toHaveBeenCalled();
});

test('a timeline is a list of entries with their times', async () => {
  await renderComponent(
    <Timeline label="History" entries={[{ id: 1, title: 'Sent', time: 'Today' }]} />,
  );

  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('SentToday');
});

/** A panel whose input takes the focus. */
function SearchPanel() {
  // biome-ignore lint/a11y/noAutofocus: the test needs the focus in the panel
  return <input autoFocus aria-label="Search" />;
}

test('Escape closes a panel and returns the focus to its button', async () => {
  const { user } = await renderComponent(
    <PanelButton label="Cart" icon={null} Panel={SearchPanel} />,
  );

  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(await screen.findByLabelText('Search')).toHaveFocus();
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByLabelText('Search')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus();
});
