import type { GatewayCalls, GraphqlAnswer } from './gatewayCalls.ts';
import type { ToolResult } from './results.ts';
import type { SchemaSearch } from './schemaSearch.ts';

type JsonSchema = Record<string, unknown>;

/** The means of a tool. */
export interface ToolContext {
  /** The branch of the session. */
  branch: string;
  /** Makes the session work on another branch. */
  switchBranch: (branch: string) => void;
  calls: GatewayCalls;
  searchSchema: SchemaSearch;
  more: (cursor: string) => ToolResult;
}

/** A tool of agents. The texts are for models: short, because each session reads all of them. */
export interface Tool<Args extends object = Record<string, never>> {
  name: string;
  description: string;
  /** The JSON schemas of the arguments by name. */
  args: Record<keyof Args & string, JsonSchema>;
  required?: (keyof Args & string)[];
  /** Whether the tool changes nothing. */
  isReadOnly?: boolean;
  /** Describes a call in the list of sessions. */
  summarize: (args: Args) => string;
  run: (args: Args, context: ToolContext) => Promise<ToolResult> | ToolResult;
}

/** Defines a tool with typed arguments. */
export const defineTool = <Args extends object>(tool: Tool<Args>) =>
  tool as unknown as Tool<Record<string, unknown>>;

/** Returns the value of the root field of an answer, or its errors with a hint. */
export function readControl(
  { data, errors }: GraphqlAnswer,
  field: string,
  hint = 'Act as the message says, or choose another branch with the tool branch.',
): ToolResult {
  return errors ? { errors: errors.map(shortenError), hint } : { data: data?.[field] };
}

/** Returns the parts of an error that tell what is wrong. */
export const shortenError = ({
  message,
  extensions,
  ...others
}: NonNullable<GraphqlAnswer['errors']>[0]) => ({
  message,
  code: extensions?.code,
  ...('path' in others && { path: others.path }),
});
