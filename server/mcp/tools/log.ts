import { defineTool, readControl } from '../tool.ts';

interface Args {
  of: 'requests' | 'commands';
  limit?: number;
  status?: number;
}

export const log = defineTool<Args>({
  name: 'log',
  description:
    'Reads the latest requests of the branch (method, status, error, fault, input) or its commands (seq, field, args). Read the data after command N on the branch NAME@N with branch switch.',
  args: {
    of: { enum: ['requests', 'commands'] },
    limit: { type: 'integer', minimum: 1, maximum: 200 },
    status: { type: 'integer' },
  },
  required: ['of'],
  isReadOnly: true,
  summarize: ({ of, status }) => (status ? `${of} with ${status}` : of),
  async run({ of, limit = 10, status }, { branch, calls }) {
    if (of === 'requests') {
      const query = `query ($branch: String, $status: Int, $limit: Int!) {
        recordedRequests(branch: $branch, status: $status, limit: $limit) {
          at method url operation query input status errorCode fault } }`;
      const answer = await calls.control(branch, query, { branch, status, limit });
      return readControl(answer, 'recordedRequests');
    }
    const query = `query ($branch: String, $limit: Int!) { journal(branch: $branch, limit: $limit) {
      seq entries { seq field args at outcome } } }`;
    return readControl(await calls.control(branch, query, { branch, limit }), 'journal');
  },
});
