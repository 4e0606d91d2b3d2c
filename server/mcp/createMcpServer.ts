import { fromJsonSchema, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import packageJson from '../../package.json' with { type: 'json' };
import type { AgentSession, AgentSessions } from '../gateway/agentSessions.ts';
import type { GatewayCalls } from './gatewayCalls.ts';
import { addPrompts } from './prompts.ts';
import { addResources, type ResourceOptions } from './resources.ts';
import { type CutResult, createResultCutter, type ToolResult } from './results.ts';
import type { SchemaSearch } from './schemaSearch.ts';
import type { Tool } from './tool.ts';
import { branch } from './tools/branch.ts';
import { clock } from './tools/clock.ts';
import { faults } from './tools/faults.ts';
import { graphql } from './tools/graphql.ts';
import { log } from './tools/log.ts';
import { more } from './tools/more.ts';
import { rest } from './tools/rest.ts';
import { searchSchema } from './tools/searchSchema.ts';

interface McpServerOptions extends ResourceOptions {
  searchSchema: SchemaSearch;
  sessions: AgentSessions;
  session: AgentSession;
  /** Whether the branch was created for the session. */
  isOwnBranch: boolean;
  /** Creates the calls of a request. Its headers identify the caller. */
  createCalls: (headers: Record<string, string>) => GatewayCalls;
}

type AnyTool = Tool<Record<string, unknown>>;

const tools: AnyTool[] = [searchSchema, graphql, rest, branch, faults, clock, log, more];

/** The form of all results. */
const outputSchema = {
  type: 'object',
  properties: {
    branch: { type: 'string' },
    data: {},
    errors: { type: 'array' },
    status: { type: 'integer' },
    hint: { type: 'string' },
    part: { type: 'string' },
    cursor: { type: 'string' },
  },
  required: ['branch'],
} as const;

/** Creates the server of one session. */
export function createMcpServer(options: McpServerOptions): McpServer {
  const { session, isOwnBranch } = options;
  const server = new McpServer(
    { name: 'frontdesk', version: packageJson.version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: `This session works on the branch ${session.branch}${isOwnBranch ? ', a copy of main that nobody else uses' : ''}. Use search_schema before graphql or rest.`,
    },
  );
  const { cut, more: readMore } = createResultCutter();
  for (const tool of tools) addTool(server, tool, options, cut, readMore);
  addResources(server, options);
  addPrompts(server);
  return server;
}

function addTool(
  server: McpServer,
  tool: AnyTool,
  { session, sessions, createCalls, searchSchema: search }: McpServerOptions,
  cut: (result: ToolResult) => CutResult,
  readMore: (cursor: string) => CutResult,
) {
  const { name, description, args: properties, required = [], isReadOnly = false } = tool;
  server.registerTool(
    name,
    {
      description,
      inputSchema: fromJsonSchema<Record<string, unknown>>({
        type: 'object',
        properties,
        required,
        additionalProperties: false,
      }),
      outputSchema: fromJsonSchema<Record<string, unknown>>({
        ...outputSchema,
        required: ['branch'],
      }),
      annotations: { readOnlyHint: isReadOnly },
    },
    async (args, context) => {
      const result = await tool.run(args, {
        branch: session.branch,
        switchBranch: (to) => {
          session.branch = to;
        },
        calls: createCalls(readHeaders(context)),
        searchSchema: search,
        more: readMore,
      });
      const isError = result.errors !== undefined;
      sessions.recordCall(session, { tool: name, summary: tool.summarize(args), isError });
      const shown = { branch: session.branch, ...('part' in result ? result : cut(result)) };
      return {
        content: [{ type: 'text', text: JSON.stringify(shown) }],
        structuredContent: shown,
        isError,
      };
    },
  );
}

/** The headers of the client that the gateway reads: who it is, and under which name it reached the server. */
const passedHeaders = ['authorization', 'host', 'origin'];

function readHeaders({ http }: ServerContext): Record<string, string> {
  return Object.fromEntries(
    passedHeaders.flatMap((name): [string, string][] => {
      const value = http?.req?.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
