import { defineTool, readControl } from '../tool.ts';

export const faults = defineTool<{ rules?: Record<string, unknown>[] }>({
  name: 'faults',
  description:
    'Replaces the fault rules of the branch, or returns them without RULES. [] removes all. A rule: {name, route: "GET /apps/*" or operation or field: "Query.tasks", status: 500 or error: "text" or delay: ms or isNull or dropsStream, probability, times}.',
  args: { rules: { type: 'array', items: { type: 'object' } } },
  summarize: ({ rules }) => (rules ? `${rules.length} rules` : 'read'),
  async run({ rules }, { branch, calls }) {
    const fields = 'name faults { id name route operation field status error delay isNull hits }';
    const query = rules
      ? `mutation ($branch: String, $rules: [FaultRuleInput!]!) { setFaults(branch: $branch, rules: $rules) { ${fields} } }`
      : `query ($branch: String) { branch(name: $branch) { ${fields} } }`;
    const answer = await calls.control(branch, query, { branch, rules });
    return readControl(
      answer,
      rules ? 'setFaults' : 'branch',
      'Correct the rule that the message names.',
    );
  },
});
