import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';

interface Prompt<Name extends string> {
  name: string;
  description: string;
  /** The descriptions of the arguments, which are texts. */
  args: Record<Name, string>;
  write: (args: Record<Name, string>) => string;
}

const definePrompt = <Name extends string>(prompt: Prompt<Name>) => prompt as Prompt<string>;

const prompts = [
  definePrompt({
    name: 'reproduce_bug',
    description: 'Reproduces a bug from a scenario, and finds the command that causes it',
    args: { symptom: 'What is wrong', scenario: 'The JSON of an exported scenario' },
    write: ({ symptom, scenario }) => `A user reports: ${symptom}

1. Import this scenario as a branch of its own with the tool branch (action import): ${scenario}
2. Read its commands with log, and the data that the symptom is about with graphql.
3. Switch to earlier points (branch switch NAME@SEQ) until the symptom is gone. The next command causes it.
4. Report the command, its arguments, the data before and after it, and the smallest sequence of calls that shows the bug.`,
  }),
  definePrompt({
    name: 'write_hook',
    description: 'Writes a typed Apollo Client hook for the data of a screen',
    args: { screen: 'The screen, and what it shows' },
    write: ({ screen }) => `Write the data access of this screen: ${screen}

1. Find the fields with search_schema, and read their types at frontdesk://schema/TYPE.
2. Write one GraphQL operation with exactly the fields that the screen shows. Execute it with the tool graphql.
3. Write the typed hook with useQuery or useMutation of @apollo/client and a document of the client preset.
4. Cause an error of a field with faults, and show in the hook how the screen handles loading, errors and no data. Remove the fault.`,
  }),
];

/** Adds the prompts that a person can choose. */
export function addPrompts(server: McpServer) {
  for (const { name, description, args, write } of prompts) {
    const argsSchema = fromJsonSchema<Record<string, string>>({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(args).map(([key, text]) => [key, { type: 'string', description: text }]),
      ),
      required: Object.keys(args),
    });
    server.registerPrompt(name, { description, argsSchema }, (values) => ({
      messages: [{ role: 'user', content: { type: 'text', text: write(values) } }],
    }));
  }
}
