import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('only the selected rows are exported', async () => {
  const savedFiles: Blob[] = [];
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    savedFiles.push(file as Blob);
    return 'blob:people';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    createObjectUrl.mockRestore();
    click.mockRestore();
  });
  const { user } = await renderRoute('/extensions/export-selected');
  const table = getDemo('Selected rows');
  const readLines = async (index: number) =>
    (await savedFiles[index]?.text())?.trim().split('\r\n').slice(1);

  expect(table.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  await user.click(table.getByRole('checkbox', { name: 'Select Ana Ito' }));
  await user.click(table.getByRole('button', { name: 'Export as TXT' }));
  expect(await readLines(0)).toEqual(['ana.ito@marlow-finch.example\tAna Ito\tito.example\t1']);

  await user.click(table.getByRole('checkbox', { name: 'Select Ana Ito' }));
  await user.click(table.getByRole('checkbox', { name: 'Select Ben Costa' }));
  await user.click(table.getByRole('button', { name: 'Export as Excel' }));
  expect(await readLines(1)).toEqual(['ben.costa@cais.example;Ben Costa;cais.example;2']);

  await user.click(table.getByRole('checkbox', { name: /^Select all/ }));
  expect(table.getByRole('status')).toHaveTextContent('10 people selected');
});
