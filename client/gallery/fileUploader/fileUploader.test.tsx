import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const createFile = (name: string, type: string) => new File(['x'], name, { type });
const input = { selector: 'input' };

test('files can be selected, refused and removed', async () => {
  const { user } = await renderRoute('/forms/elements/file-uploader');

  const single = getDemo('One file');
  await user.upload(
    single.getByLabelText('Choose a file', input),
    createFile('plan.pdf', 'application/pdf'),
  );
  await user.upload(
    single.getByLabelText('Choose a file', input),
    createFile('room.png', 'image/png'),
  );
  expect(single.getByRole('status')).toHaveTextContent('1 file chosen');
  await user.click(single.getByRole('button', { name: 'Remove room.png' }));
  expect(single.getByRole('status')).toHaveTextContent('No file chosen');

  const multiple = getDemo('Several files');
  const files = [createFile('a.txt', 'text/plain'), createFile('b.txt', 'text/plain')];
  await user.upload(multiple.getByLabelText('Choose files', input), files);
  expect(multiple.getByRole('status')).toHaveTextContent('2 files chosen');

  const restricted = getDemo('Type and size limits');
  const button = restricted.getByRole('button', { name: /^Choose up to 2 pictures/ });
  const pictures = restricted.getByLabelText('Choose up to 2 pictures', input);
  await user.upload(
    pictures,
    ['a', 'b', 'c'].map((name) => createFile(`${name}.png`, 'image/png')),
  );
  expect(restricted.getByRole('status')).toHaveTextContent('2 files chosen');
  expect(button).toBeDisabled();
  await user.click(restricted.getByRole('button', { name: 'Remove b.png' }));
  expect(button).toBeEnabled();
});
