import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GatewayJournalQuery } from '../../gql/gateway/graphql.ts';
import { useGatewayJournalQuery } from '../../gql/gateway/hooks.ts';

export type JournalEntry = GatewayJournalQuery['journal']['entries'][number];

const perPage = 50;

/** Returns the commands of a branch, newest first. New ones are fetched when `seq`, the number of the last one, changes. */
export function useJournal(branch: string, seq: number | undefined) {
  const { data, error, refetch, fetchMore } = useGatewayJournalQuery({
    variables: { branch, before: null, limit: perPage },
    fetchPolicy: 'cache-and-network',
  });
  const [older, setOlder] = useState<JournalEntry[]>([]);
  const [isLoading, setLoading] = useState(false);
  const page = data?.journal;
  const entries = withoutRepetition([...(page?.entries ?? []), ...older]);
  const lastSeq = useRef<number>(undefined);

  const follow = useEffectEvent((last: number) => {
    if (page && page.seq !== last) void refetchKeeping();
  });
  useEffect(() => {
    if (seq !== undefined && lastSeq.current !== undefined && lastSeq.current !== seq) follow(seq);
    lastSeq.current = seq;
  }, [seq]);

  /** The first page moves on: what leaves it stays in the list. */
  async function refetchKeeping() {
    const shown = page?.entries ?? [];
    setOlder((last) => withoutRepetition([...shown, ...last]));
    // An undo rejects a request that is on its way, and sends it again.
    await refetch().catch(() => null);
  }

  async function loadOlder() {
    const last = entries.at(-1);
    if (!last) return;
    setLoading(true);
    const result = await fetchMore({
      variables: { branch, before: last.seq, limit: perPage },
      updateQuery: (previous) => previous,
    }).catch(() => null);
    setLoading(false);
    const loaded = result?.data?.journal.entries ?? [];
    setOlder((all) => withoutRepetition([...all, ...loaded]));
  }

  const firstShown = entries.at(-1)?.seq ?? 0;
  return {
    entries,
    seq: page?.seq ?? 0,
    firstSeq: page?.firstSeq ?? 0,
    isReady: page !== undefined,
    error: page ? undefined : error,
    hasOlder: page !== undefined && entries.length > 0 && firstShown > Math.max(page.firstSeq, 1),
    isLoading,
    loadOlder,
    reload: refetchKeeping,
  };
}

function withoutRepetition(entries: JournalEntry[]): JournalEntry[] {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((one, other) => other.seq - one.seq);
}
