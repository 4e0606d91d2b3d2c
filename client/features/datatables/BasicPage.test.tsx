import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getTable = (name: string) => within(screen.getByRole('region', { name }));

/** Opens the page and waits for its tables. */
async function openPage() {
  const page = await renderRoute('/datatables/basic');
  await screen.findByRole('region', { name: 'Table with buttons' });
  return page;
}

/** Returns the names in a table. */
const getNames = (title: string) =>
  [...screen.getByRole('table', { name: title }).querySelectorAll('tbody th')].map(
    ({ textContent }) => textContent,
  );

test('each table has its own search, sort order and pages', { tags: ['nightly'] }, async () => {
  const { router, user } = await openPage();
  const plain = getTable('Basic table');
  expect(await plain.findByText('1–10 of 100')).toBeVisible();

  await user.click(plain.getByRole('button', { name: 'Salary' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?sortBy=SALARY&isDescending=true'),
  );
  const getSalaries = () =>
    [...screen.getByRole('table', { name: 'Basic table' }).querySelectorAll('tbody tr')].map(
      (row) => Number(row.lastElementChild?.textContent?.replaceAll(/[^\d.]/g, '')),
    );
  await waitFor(() => expect(getSalaries()).toEqual([...getSalaries()].sort((a, b) => b - a)));

  const expandable = getTable('Expandable rows');
  const [first = ''] = getNames('Expandable rows');
  await user.click(expandable.getByRole('button', { name: `Details of ${first}` }));
  expect(await expandable.findByText('Experience')).toBeVisible();
  await user.click(expandable.getByLabelText('Search the register'));
  await user.paste('zzz');
  expect(await expandable.findByText('No results')).toBeVisible();
  expect(getNames('Table with buttons')).toHaveLength(7);
});

test('the language of a table can differ from the language of the page', {
  tags: ['nightly'],
}, async () => {
  const { user } = await openPage();
  const multilingual = getTable('Multilingual');
  expect(multilingual.getByLabelText('Search the register')).toBeVisible();

  await user.click(screen.getByLabelText('Deutsch'));
  const german = await screen.findByRole('region', { name: 'Mehrsprachig' });
  expect(within(german).getByLabelText('Verzeichnis durchsuchen')).toBeVisible();
  expect(within(german).getByText('Zeilen pro Seite')).toBeVisible();
  expect(german.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('heading', { name: 'Multilingual' })).toBeVisible();
});

test('a row can be edited inline and shows its errors', { tags: ['nightly'] }, async () => {
  const { collections, user } = await openPage();
  const editable = getTable('Table with buttons');
  const employeeBefore = collections.datatables.find(1);
  const editLabel = `Edit ${employeeBefore.fullName}`;

  await user.click(editable.getByRole('button', { name: editLabel }));
  await waitFor(() => expect(editable.getByLabelText('Name')).toHaveFocus());
  await user.clear(editable.getByLabelText('Name'));
  await user.keyboard('{Enter}');
  expect(editable.getByText('Fill in this field.')).toBeVisible();
  await user.click(editable.getByLabelText('Name'));
  await user.paste('Ada Quist');
  await user.clear(editable.getByLabelText('Salary'));
  await user.type(editable.getByLabelText('Salary'), '41000.5{Enter}');

  await waitFor(() => expect(collections.datatables.find(1).salary).toBe('$41000.50'));
  expect(collections.datatables.find(1)).toEqual({
    ...employeeBefore,
    fullName: 'Ada Quist',
    salary: '$41000.50',
    pay: 41_000.5,
  });
  const editButton = await editable.findByRole('button', { name: 'Edit Ada Quist' });
  await waitFor(() => expect(editButton).toHaveFocus());

  await user.click(editButton);
  await user.type(editable.getByLabelText('Name'), 'x{Escape}');
  expect(await editable.findByText('Ada Quist')).toBeVisible();
});

test('an employee can be added, and undo restores deleted employees at the same position', async () => {
  const { collections, user } = await openPage();
  const editable = getTable('Table with buttons');

  await user.click(editable.getByRole('button', { name: 'Add record' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New record' }));
  await user.type(drawer.getByLabelText(/^Email/), 'ada');
  await user.click(drawer.getByRole('button', { name: 'Add record' }));
  expect(await drawer.findAllByText('Fill in this field.')).toHaveLength(2);
  expect(drawer.getByText(/Enter an email address/)).toBeVisible();
  await user.type(drawer.getByLabelText(/^Name/), 'Ada Quist');
  await user.type(drawer.getByLabelText(/^Email/), '@quist.example');
  await user.click(drawer.getByLabelText(/^Joining date/));
  await user.click((await screen.findAllByRole('button', { name: /^10 / }))[0] as HTMLElement);
  await user.click(drawer.getByRole('button', { name: 'Add record' }));
  await waitFor(() => expect(collections.datatables.list()).toHaveLength(101));
  expect(collections.datatables.find(101)).toMatchObject({
    fullName: 'Ada Quist',
    email: 'ada@quist.example',
    status: 'CURRENT',
  });

  const namesBefore = getNames('Table with buttons');
  for (const index of [1, 3]) {
    const { fullName } = collections.datatables.find(index);
    await user.click(editable.getByLabelText(`Select ${fullName}`));
  }
  await user.click(editable.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(collections.datatables.list()).toHaveLength(99));
  expect(getNames('Table with buttons')).not.toContain(namesBefore[0]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(getNames('Table with buttons')).toEqual(namesBefore));
});

test('an import shows a preview and can be undone', { tags: ['nightly'] }, async () => {
  const { collections, user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Import records' }));
  const upload = async (text: string) =>
    user.upload(drawer.getByLabelText('Choose file', { selector: 'input' }), [
      new File([text], 'staff.csv', { type: 'text/csv' }),
    ]);

  await upload('Who,Email\nAda,ada@quist.example');
  expect(await drawer.findByText(/no column “Name”/)).toBeVisible();
  await upload(
    'Name;Salary;Status;Joining date\nAda Quist;$41.000,50;Applied;2026-04-01\nBo Quist;1;Nobody;\nDi Quist;much;;\n"Cy; Quist";;;',
  );
  expect(await drawer.findByText('2 records can be imported.')).toBeVisible();
  expect(drawer.getByText(/Line 3 skipped: “Status”/)).toBeVisible();
  expect(drawer.getByText(/Line 4 skipped: “Salary”/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Import 2 records' }));

  await waitFor(() => expect(collections.datatables.list()).toHaveLength(102));
  expect(collections.datatables.find(101)).toMatchObject({
    fullName: 'Ada Quist',
    salary: '$41000.50',
    status: 'APPLIED',
    startDate: '04/01/2026',
  });
  expect(collections.datatables.find(102).fullName).toBe('Cy; Quist');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.datatables.list()).toHaveLength(100));
});

test('exports rows to files, to the clipboard and to the printer', {
  tags: ['nightly'],
}, async () => {
  const { user, execute } = await openPage();
  const files: { name: string; blob: Blob }[] = [];
  const { createObjectURL } = URL;
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL;
    vi.restoreAllMocks();
  });
  let lastBlob: Blob;
  URL.createObjectURL = (blob) => {
    lastBlob = blob as Blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: lastBlob });
  });
  let printedRowCount = 0;
  window.print = () => {
    printedRowCount = document.querySelectorAll('[data-printout] tbody tr').length;
  };
  const editable = getTable('Table with buttons');
  async function exportAs(format: string) {
    await user.click(editable.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
  }

  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.blob.text())?.trim().split('\r\n')).toHaveLength(101);
  await exportAs('Excel');
  await waitFor(() => expect(files).toHaveLength(2));
  expect((await files[1]?.blob.text())?.slice(0, 2)).toBe('PK');
  await exportAs('PDF');
  await waitFor(() => expect(files).toHaveLength(3));
  expect((await files[2]?.blob.text())?.slice(0, 5)).toBe('%PDF-');
  expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['csv', 'xlsx', 'pdf']);

  await execute('updateEmployee', { employee: { id: 1, fullName: '山田 太郎' } });
  await exportAs('PDF');
  const toast = (await screen.findByText(/^The PDF font lacks some characters/)).closest(
    '[role="alert"]',
  );
  await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printedRowCount).toBe(100));
  expect(files).toHaveLength(3);

  await user.click(editable.getAllByLabelText(/^Select /)[1] as HTMLElement);
  await exportAs('Copy');
  await waitFor(async () =>
    expect((await navigator.clipboard.readText()).trim().split('\n')).toHaveLength(2),
  );
  await exportAs('Print');
  await waitFor(() => expect(printedRowCount).toBe(1));
  expect(document.querySelector('[data-printout]')).toBeNull();
});
