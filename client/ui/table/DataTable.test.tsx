import { NativeSelect } from '@mantine/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../data/failure.ts';
import { renderComponent } from '../../testing/renderComponent.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { loadComponents } from '../lazyComponent.tsx';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { useTableParams } from './useTableParams.ts';

interface Chair {
  id: number;
  name: string;
  price: number;
  room: string;
}

type Sort = 'ID' | 'NAME' | 'PRICE';
type Props = DataTableProps<Chair, Sort>;

const rooms = ['Lisbon', 'Leeds'];
const columns: Column<Chair, Sort>[] = [
  {
    id: 'name',
    title: 'Name',
    sortBy: 'NAME',
    cell: ({ name }) => name,
    getExportedValue: ({ name }) => name,
  },
  { id: 'room', title: 'Room', cell: ({ room }) => room },
  {
    id: 'price',
    title: 'Price',
    sortBy: 'PRICE',
    isDescendingFirst: true,
    align: 'end',
    cell: ({ price }) => price,
    getExportedValue: ({ price }) => price,
  },
];

function createChairs(count: number): Chair[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Chair ${index + 1}`,
    price: (index * 37) % 101,
    room: rooms[index % 2] as string,
  }));
}

/** A page with the table and a simulated server. */
function Chairs({
  count = 23,
  sizes,
  ...props
}: { count?: number; sizes?: number[] } & Partial<Props>) {
  const [removedIds, setRemovedIds] = useState<number[]>([]);
  const table = useTableParams({
    sortBy: 'ID' as Sort,
    sorts: ['ID', 'NAME', 'PRICE'],
    filters: { room: '' },
    choices: { room: ['', ...rooms] },
    sizes,
  });
  const { q, room, sortBy, isDescending, page, perPage } = table.shown;
  const found = createChairs(count)
    .filter((chair) => !removedIds.includes(chair.id))
    .filter((chair) => chair.name.includes(q) && (room === '' || chair.room === room))
    .sort((a, b) => (sortBy === 'PRICE' ? a.price - b.price : a.id - b.id));
  if (isDescending) found.reverse();
  const rows = found.slice((page - 1) * perPage, page * perPage);

  return (
    <DataTable
      id="chairs"
      label="Chairs"
      columns={columns}
      rows={rows}
      total={found.length}
      table={table}
      searchLabel="Search chairs"
      filters={
        <NativeSelect
          aria-label="Room"
          data={[{ value: '', label: 'All rooms' }, ...rooms]}
          value={table.shown.room}
          onChange={({ currentTarget }) => table.change({ room: currentTarget.value })}
        />
      }
      getRowName={({ name }) => name}
      renderRowActions={({ id, name }) => (
        <button type="button" onClick={() => setRemovedIds([...removedIds, id])}>
          Remove {name}
        </button>
      )}
      bulkActions={(chosen, clear) => (
        <button
          type="button"
          onClick={() => {
            setRemovedIds([...removedIds, ...chosen.map(({ id }) => id)]);
            clear();
          }}
        >
          Remove them
        </button>
      )}
      loadAll={async () => found}
      empty="There are no chairs"
      {...props}
    />
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const getSearch = (router: { state: { location: { search: string } } }) =>
  router.state.location.search;

afterEach(() => {
  vi.restoreAllMocks();
  setWidth(1024);
});

test('shows the page of the URL with its exact range', async () => {
  await renderComponent(<Chairs />, '/?page=3');

  expect(names()).toEqual(['Chair 21', 'Chair 22', 'Chair 23']);
  expect(screen.getByText('21–23 of 23')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('each page can be opened, and a page after the last shows the last', async () => {
  const { router, user } = await renderComponent(<Chairs />, '/?page=99');
  await waitFor(() => expect(getSearch(router)).toBe('?page=3'));

  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(names()[0]).toBe('Chair 1');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(names()).toHaveLength(3);
});

test('changing the search, a filter or the page size shows the first page', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderComponent(<Chairs />, '/?page=2');

  await user.type(screen.getByRole('searchbox', { name: 'Search chairs' }), '2');
  await waitFor(() => expect(getSearch(router)).toBe('?q=2'));

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Leeds');
  await waitFor(() => expect(getSearch(router)).toBe('?room=Leeds'));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  await waitFor(() => expect(getSearch(router)).toBe('?room=Leeds&perPage=25'));
  expect(names()).toHaveLength(11);
});

test('opens a page by its number, and marks the current one', async () => {
  const { router, user } = await renderComponent(<Chairs />);

  await user.click(screen.getByRole('button', { name: 'Page 3' }));

  await waitFor(() => expect(getSearch(router)).toBe('?page=3'));
  expect(names()[0]).toBe('Chair 21');
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3');
});

test('the URL is updated before the screen is left, and going back restores it', async () => {
  const { router, user } = await renderComponent(<Chairs />);

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()[0]).toBe('Chair 11');
  expect(getSearch(router)).toBe('');
  await user.keyboard('{Shift}');
  await waitFor(() => expect(getSearch(router)).toBe('?page=2'), { timeout: 100 });

  await act(() => router.navigate('/?page=3'));
  expect(names()[0]).toBe('Chair 21');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()[0]).toBe('Chair 11'));
});

test('invalid values in the URL are replaced by the defaults', async () => {
  await renderComponent(
    <Chairs />,
    '/?perPage=7&sortBy=HEIGHT&room=Atlantis&isDescending=perhaps&page=-2',
  );

  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe('Chair 1');
});

test('a header sorts in both directions, then restores the default order, and states its direction', async () => {
  const { user } = await renderComponent(<Chairs />);
  const sort = () => user.click(within(header('Price')).getByRole('button'));

  await sort();
  expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
  await sort();
  expect(header('Price')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()[0]).toBe('Chair 1');
  await sort();
  expect(header('Price')).not.toHaveAttribute('aria-sort');
  expect(within(header('Room')).queryByRole('button')).toBeNull();
});

test('rows of a page can be selected, and the next page starts without a selection', async () => {
  const { user } = await renderComponent(<Chairs />);

  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getAllByText('10 selected')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.queryByText('10 selected')).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Select Chair 11' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Chair 14' }));
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(names()[0]).toBe('Chair 15');
  expect(screen.getByText('11–19 of 19')).toBeVisible();
});

test('when a row is removed, the next row gets the focus', async () => {
  const { user } = await renderComponent(<Chairs bulkActions={undefined} />);

  await user.click(screen.getByRole('button', { name: 'Remove Chair 2' }));

  expect(screen.getByRole('button', { name: 'Remove Chair 3' })).toHaveFocus();
});

test('columns and density are stored on this device', async () => {
  const { user } = await renderComponent(<Chairs />);
  const open = async () => user.click(screen.getByRole('button', { name: 'Columns and density' }));

  await open();
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Room' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Room' })).toBeNull());
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }));

  expect(JSON.parse(localStorage.getItem('frontdesk.table.chairs') ?? '')).toEqual({
    hidden: { room: true },
    density: 'compact',
  });
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
});

test('exports the whole filtered list', async () => {
  const { user } = await renderComponent(<Chairs />, '/?room=Leeds&page=2');
  const saved = vi.spyOn(URL, 'createObjectURL');

  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));

  expect(await screen.findByText('11 rows exported')).toBeVisible();
  const [[file]] = saved.mock.calls as [[Blob]];
  const text = await file.text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(12);
  expect(text).toContain('Chair 22,');
});

test('a failed export shows a message', async () => {
  const { user } = await renderComponent(
    <Chairs loadAll={() => Promise.reject(new Error('no'))} />,
  );

  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));

  expect(await screen.findByText(/^Export failed/)).toBeVisible();
});

test('a search without results can be cleared', async () => {
  const { user } = await renderComponent(<Chairs />, '/?q=xyzzy');

  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(names()).toHaveLength(10);
});

test('an empty list shows its empty state', async () => {
  await renderComponent(<Chairs count={0} />);

  expect(screen.getByText('There are no chairs')).toBeVisible();
});

test('the previous rows stay visible while the next ones load', async () => {
  await renderComponent(<Chairs isLoading />);
  expect(names()).toHaveLength(10);
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
});

test('the first load shows placeholder rows', async () => {
  await renderComponent(<Chairs rows={undefined} />);

  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
});

test('a failed load can be retried', async () => {
  const retry = vi.fn();
  const { user } = await renderComponent(
    <Chairs error={new ConnectionError('no')} onRetry={retry} />,
  );

  expect(screen.getByText('Server not reachable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a row can be expanded', async () => {
  const { user } = await renderComponent(
    <Chairs renderRowDetails={({ room }) => `Is in ${room}`} />,
  );
  const opener = screen.getByRole('button', { name: 'Details of Chair 2' });

  await user.click(opener);

  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Is in Leeds')).toBeVisible();
});

test('only visible rows of a long list are rendered', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  await renderComponent(<Chairs count={1000} sizes={[10, 1000]} />, '/?perPage=1000');

  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(5));
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
});

test('a long list appears immediately if its code is already loaded', async () => {
  await loadComponents();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);

  await renderComponent(<Chairs count={1000} sizes={[10, 1000]} />, '/?perPage=1000');

  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(5);
});

test('on a phone, rows are cards with the same data, and a menu sorts them', async () => {
  setWidth(390);
  const { router, user } = await renderComponent(<Chairs />);
  const [card] = within(screen.getByRole('list', { name: 'Chairs' })).getAllByRole('listitem');

  expect(screen.queryByRole('table')).toBeNull();
  expect(card).toHaveTextContent('Chair 1');
  expect(within(card as HTMLElement).getByText('Room').nextSibling).toHaveTextContent('Lisbon');
  expect(within(card as HTMLElement).getByRole('button')).toHaveAccessibleName('Remove Chair 1');

  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Price, descending' }));
  await waitFor(() => expect(getSearch(router)).toBe('?sortBy=PRICE&isDescending=true'));
});
