import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { MailboxIdsDocument } from '../../gql/email/graphql.ts';
import type { EmailListParams } from './emailListParams.ts';

export type Selection = ReturnType<typeof useSelection>;

const noIds: ReadonlySet<number> = new Set();

/** Returns the selection in a list of emails. Another list starts with an empty selection. */
export function useSelection(listParams: EmailListParams, loadedIds: number[], total: number) {
  const client = useApolloClient();
  const key = JSON.stringify(listParams);
  const [selected, setSelected] = useState({ key, ids: noIds });
  const anchor = useRef(0);
  const ids = selected.key === key ? selected.ids : noIds;
  const select = (next: Iterable<number>) => setSelected({ key, ids: new Set(next) });

  /** Returns the ids of the first emails of the list. Ids beyond the first page are requested. */
  async function fetchIds(end: number): Promise<number[]> {
    if (end <= loadedIds.length) return loadedIds.slice(0, end);
    const { data } = await client.query({
      query: MailboxIdsDocument,
      variables: listParams,
      fetchPolicy: 'network-only',
    });
    return data?.emailIds.slice(0, end) ?? [];
  }

  return {
    ids,
    isAll: total > 0 && ids.size >= total,

    /** Toggles an email. For a range, also changes all emails between this email and the previously toggled one. */
    async toggle(id: number, index: number, isRange: boolean) {
      const from = anchor.current;
      anchor.current = index;
      const isSelected = !ids.has(id);
      const [start, end] = [Math.min(from, index), Math.max(from, index)];
      const changedIds = isRange ? (await fetchIds(end + 1)).slice(start) : [id];
      const next = new Set(ids);
      for (const changedId of changedIds) {
        if (isSelected) next.add(changedId);
        else next.delete(changedId);
      }
      select(next);
    },

    async selectAll() {
      select(await fetchIds(total));
    },

    clear() {
      select(noIds);
    },

    select,
  };
}
