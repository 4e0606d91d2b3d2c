import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const file = (name: string, type: string) => new File(['x'], name, { type });
const input = { selector: 'input' };

test('files can be selected, refused and removed', async () => {
  const { user } = await renderRoute('/forms/elements/file-uploader');

  const one = demo('One file');
  await user.upload(
    one.getByLabelText('Choose a file', input),
    file('plan.pdf', 'application/pdf'),
  );
  await user.upload(one.getByLabelText('Choose a file', input), file('room.png', 'image/png'));
  expect(one.getByRole('status')).toHaveTextContent('1 file chosen');
  await user.click(one.getByRole('button', { name: 'Remove room.png' }));
  expect(one.getByRole('status')).toHaveTextContent('No file chosen');

  const several = demo('Several files');
  const files = [file('a.txt', 'text/plain'), file('b.txt', 'text/plain')];
  await user.upload(several.getByLabelText('Choose files', input), files);
  expect(several.getByRole('status')).toHaveTextContent('2 files chosen');

  const two = demo('Type and size limits');
  const place = two.getByRole('button', { name: /^Choose up to 2 pictures/ });
  const pictures = two.getByLabelText('Choose up to 2 pictures', input);
  await user.upload(
    pictures,
    ['a', 'b', 'c'].map((name) => file(`${name}.png`, 'image/png')),
  );
  expect(two.getByRole('status')).toHaveTextContent('2 files chosen');
  expect(place).toBeDisabled();
  await user.click(two.getByRole('button', { name: 'Remove b.png' }));
  expect(place).toBeEnabled();
}, 30_000);
