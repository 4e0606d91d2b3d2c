import { expect, test } from 'vitest';
import { createCommandScope } from './commandScope.ts';

const createScope = () => createCommandScope(() => new Date('2026-03-09T09:00:00Z'));
const command = { at: '2026-01-01T00:00:00.000Z', seed: 7 };

test('generating a random number outside of a command throws', () => {
  const scope = createScope();

  expect(() => scope.random()).toThrow('inside a command');
  scope.run(command, scope.random);
  expect(() => scope.random()).toThrow('inside a command');
});

test('the same seed results in the same random numbers', () => {
  const scope = createScope();
  const draw = (seed: number) => scope.run({ ...command, seed }, () => [1, 2].map(scope.random));

  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(new Set(draw(7)).size).toBe(2);
});

test('the clock shows the time of the command while it is executed', () => {
  const scope = createScope();

  expect(scope.run(command, scope.now)).toEqual(new Date(command.at));
  expect(scope.now()).toEqual(new Date('2026-03-09T09:00:00Z'));
});

test('a command cannot execute another command', () => {
  const scope = createScope();

  expect(() => scope.run(command, () => scope.run(command, scope.now))).toThrow(
    'cannot execute another',
  );
  expect(scope.now()).toEqual(new Date('2026-03-09T09:00:00Z'));
});
