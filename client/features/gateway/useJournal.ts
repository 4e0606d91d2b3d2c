import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GatewayJournalQuery } from '../../gql/gateway/graphql.ts';
import { useGatewayJournalQuery } from '../../gql/gateway/hooks.ts';

export type JournalEntry = GatewayJournalQuery['journal']['entries'][number];

const pageSize = 50;

/** Returns the commands of a branch, newest first. Refetches when `seq`, the number of the last command, changes. */
export function useJournal(branch: string, seq: number | undefined) {
  const { data, error, refetch, fetchMore } = useGatewayJournalQuery({
    variables: { branch, before: null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
    context: { hasOwnEvents: true },
  });
  const [olderEntries, setOlderEntries] = useState<JournalEntry[]>([]);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const firstPage = data?.journal;
  const entries = removeDuplicates([...(firstPage?.entries ?? []), ...olderEntries]);
  const lastSeq = useRef<number>(undefined);

  const refetchIfBehind = useEffectEvent((latestSeq: number) => {
    if (firstPage && firstPage.seq !== latestSeq) void refetchFirstPage();
  });
  useEffect(() => {
    const hasChanged = lastSeq.current !== undefined && lastSeq.current !== seq;
    if (seq !== undefined && hasChanged) refetchIfBehind(seq);
    lastSeq.current = seq;
  }, [seq]);

  /** Refetches the first page. Entries that are no longer on the first page stay in the list. */
  async function refetchFirstPage() {
    const currentEntries = firstPage?.entries ?? [];
    setOlderEntries((previous) => removeDuplicates([...currentEntries, ...previous]));
    // An undo resets the cache, which rejects this request and sends it again.
    await refetch().catch(() => null);
  }

  async function loadOlder() {
    const last = entries.at(-1);
    if (!last) return;
    setLoadingOlder(true);
    const result = await fetchMore({
      variables: { branch, before: last.seq, limit: pageSize },
      updateQuery: (previous) => previous,
    }).catch(() => null);
    setLoadingOlder(false);
    const loaded = result?.data?.journal.entries ?? [];
    setOlderEntries((previous) => removeDuplicates([...previous, ...loaded]));
  }

  const oldestSeq = entries.at(-1)?.seq ?? 0;
  return {
    entries,
    seq: firstPage?.seq ?? 0,
    firstSeq: firstPage?.firstSeq ?? 0,
    isReady: firstPage !== undefined,
    error: firstPage ? undefined : error,
    hasOlder:
      firstPage !== undefined && entries.length > 0 && oldestSeq > Math.max(firstPage.firstSeq, 1),
    isLoadingOlder,
    loadOlder,
    reload: refetchFirstPage,
  };
}

function removeDuplicates(entries: JournalEntry[]): JournalEntry[] {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => b.seq - a.seq);
}
