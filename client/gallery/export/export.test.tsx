import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('the visible rows are exported with the given name and format', async () => {
  const savedFiles: { name: string; file: Blob }[] = [];
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    savedFiles.push({ name: '', file: file as Blob });
    return 'blob:people';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    Object.assign(savedFiles.at(-1) ?? {}, { name: this.download });
  });
  onTestFinished(() => {
    createObjectUrl.mockRestore();
    click.mockRestore();
  });
  const { user } = await renderRoute('/extensions/export');
  const table = getDemo('Filtered rows');

  await user.type(table.getByRole('searchbox'), 'kon');
  await waitFor(() => expect(table.getByRole('status')).toHaveTextContent('1 person'));
  await user.click(table.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export 1 person' }));
  await user.clear(dialog.getByLabelText('File name'));
  expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled();
  await user.type(dialog.getByLabelText('File name'), 'ports');
  await user.selectOptions(dialog.getByLabelText('Format'), 'txt');
  await user.click(dialog.getByRole('button', { name: 'Export' }));

  expect(savedFiles).toHaveLength(1);
  expect(savedFiles[0]?.name).toBe('ports.txt');
  expect(await savedFiles[0]?.file.text()).toContain(
    'Email\tName\tWebsite\tRank\r\ndirk.hansen@kontor.example\tDirk Hansen\tkontor.example\t4\r\n',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
