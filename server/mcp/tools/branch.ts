import type { ToolResult } from '../results.ts';
import { defineTool, readControl, type ToolContext } from '../tool.ts';

const actions = ['list', 'create', 'switch', 'reset', 'undo', 'diff', 'export', 'import'] as const;

interface Args {
  action: (typeof actions)[number];
  name?: string;
  from?: string;
  to?: number;
  scenario?: unknown;
}

const fields = 'name origin seq rowCount clock { now isFrozen }';

export const branch = defineTool<Args>({
  name: 'branch',
  description: `Branches are isolated copies of all data. create: a branch NAME from a point (main, main@12); the session then works on it. switch: work on NAME. reset: to the sample, or to command number TO. undo: the last command. diff: from a point to now. export, import: a scenario (settings and commands) as JSON.`,
  args: {
    action: { enum: [...actions] },
    name: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'integer' },
    scenario: { type: 'object' },
  },
  required: ['action'],
  summarize: ({ action, name, from }) => [action, name, from].filter(Boolean).join(' '),
  run: (args, context) => runs[args.action](args, context),
});

/** The function of each action. */
const runs: Record<Args['action'], (args: Args, context: ToolContext) => Promise<ToolResult>> = {
  list: async (_, { branch: current, calls }) =>
    readControl(await calls.control(current, `{ branches { ${fields} } }`), 'branches'),

  async create({ name = '', from }, context) {
    const { branch: current, calls, switchBranch } = context;
    const answer = await calls.control(
      current,
      `mutation ($name: String!, $from: String) { createBranch(name: $name, from: $from) { ${fields} } }`,
      { name, from: from ?? current },
    );
    if (!answer.errors) switchBranch(name);
    return readControl(answer, 'createBranch', 'Choose another name, or list the branches.');
  },

  async switch({ name = '' }, { branch: current, calls, switchBranch }) {
    const query = `query ($name: String) { branch(name: $name) { ${fields} } }`;
    // A past state, such as main@12, belongs to a branch.
    const answer = await calls.control(current, query, { name: name.replace(/@\d+$/, '') });
    if (!answer.errors) switchBranch(name);
    return readControl(answer, 'branch', 'List the branches, or create this one.');
  },

  async reset({ to }, { branch: current, calls }) {
    const query = `mutation ($branch: String, $to: Int) { resetBranch(branch: $branch, to: $to) { ${fields} } }`;
    const answer = await calls.control(current, query, { branch: current, to });
    return readControl(answer, 'resetBranch', 'Read the command numbers with log.');
  },

  async undo(_, { branch: current, calls }) {
    const query = `mutation ($branch: String) { undoCommand(branch: $branch) { ${fields} } }`;
    const answer = await calls.control(current, query, { branch: current });
    return readControl(
      answer,
      'undoCommand',
      'There may be nothing to undo. Read the commands with log.',
    );
  },

  async diff({ from = 'main', name }, { branch: current, calls }) {
    const query = `query ($from: String!, $to: String!) { branchDiff(from: $from, to: $to) {
      from to total changes { table id kind before after } } }`;
    const answer = await calls.control(current, query, { from, to: name ?? current });
    return readControl(
      answer,
      'branchDiff',
      'A point is a branch, or a branch and a command: main@12.',
    );
  },

  async export(_, { branch: current, calls }) {
    const query = 'query ($branch: String) { scenario(branch: $branch) }';
    return readControl(await calls.control(current, query, { branch: current }), 'scenario');
  },

  async import({ name = '', scenario }, { branch: current, calls, switchBranch }) {
    const query = `mutation ($name: String!, $scenario: JSON!) { importScenario(name: $name, scenario: $scenario) { ${fields} } }`;
    const answer = await calls.control(current, query, { name, scenario });
    if (!answer.errors) switchBranch(name);
    return readControl(
      answer,
      'importScenario',
      'Correct the scenario at the path in the message.',
    );
  },
};
