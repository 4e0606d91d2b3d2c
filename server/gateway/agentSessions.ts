/** The maximum number of calls that are kept of a session. */
const maxCalls = 20;

/** A call of a tool by an agent. */
interface AgentCall {
  /** The name of the tool. */
  tool: string;
  /** The task of the tool, such as the root fields of an operation, without arguments. */
  summary: string;
  at: string;
  isError: boolean;
}

/** A session of an agent, which works on a branch of its own. */
export interface AgentSession {
  id: string;
  /** The name that the client states, such as `claude-code 2.1`. */
  client: string;
  /** The branch that the session works on. */
  branch: string;
  startedAt: string;
  usedAt: string;
  /** The latest calls, newest first. */
  calls: AgentCall[];
}

/** Creates the list of the agents that are connected to this process. It is not part of a branch, nor of the journal. */
export function createAgentSessions(now: () => Date) {
  const sessions = new Map<string, AgentSession>();
  const formatNow = () => now().toISOString();

  return {
    list: () => [...sessions.values()].sort((a, b) => b.usedAt.localeCompare(a.usedAt)),

    add(id: string, client: string, branch: string): AgentSession {
      const at = formatNow();
      const session = { id, client, branch, startedAt: at, usedAt: at, calls: [] };
      sessions.set(id, session);
      return session;
    },

    remove: (id: string) => sessions.delete(id),

    /** Adds a call to a session. */
    recordCall(session: AgentSession, call: Omit<AgentCall, 'at'>) {
      session.usedAt = formatNow();
      session.calls = [{ ...call, at: session.usedAt }, ...session.calls].slice(0, maxCalls);
    },
  };
}

export type AgentSessions = ReturnType<typeof createAgentSessions>;
