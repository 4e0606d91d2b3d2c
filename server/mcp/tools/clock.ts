import { defineTool, readControl } from '../tool.ts';

interface Args {
  freezeAt?: string;
  advance?: number;
  isFrozen?: boolean;
  isReset?: boolean;
}

export const clock = defineTool<Args>({
  name: 'clock',
  description:
    'Changes the clock of the branch, with exactly one argument, or returns it. advance is in milliseconds. Timers follow the clock.',
  args: {
    freezeAt: { type: 'string' },
    advance: { type: 'number' },
    isFrozen: { type: 'boolean' },
    isReset: { type: 'boolean' },
  },
  summarize: (args) => Object.entries(args).flat().join(' ') || 'read',
  async run(args, { branch, calls }) {
    const fields = 'name clock { now isFrozen offset }';
    const isChange = Object.keys(args).length > 0;
    const query = isChange
      ? `mutation ($branch: String, $clock: BranchClockInput!) { setClock(branch: $branch, clock: $clock) { ${fields} } }`
      : `query ($branch: String) { branch(name: $branch) { ${fields} } }`;
    const answer = await calls.control(branch, query, { branch, clock: args });
    const hint = 'Give exactly one argument, with a time such as 2026-03-09T09:00:00Z.';
    return readControl(answer, isChange ? 'setClock' : 'branch', hint);
  },
});
