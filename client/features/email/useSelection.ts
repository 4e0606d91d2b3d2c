import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { MailboxIdsDocument } from '../../gql/email/graphql.ts';
import type { View } from './view.ts';

export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlySet<number> = new Set();

/** The selected emails of a list. Another list starts with an empty selection. */
export function useSelection(view: View, shown: number[], total: number) {
  const client = useApolloClient();
  const key = JSON.stringify(view);
  const [chosen, setChosen] = useState({ key, ids: none });
  const anchor = useRef(0);
  const ids = chosen.key === key ? chosen.ids : none;
  const choose = (next: Iterable<number>) => setChosen({ key, ids: new Set(next) });

  /** Returns the ids of the list up to an index. Those beyond the first page are requested. */
  async function idsUpTo(end: number): Promise<number[]> {
    if (end <= shown.length) return shown.slice(0, end);
    const { data } = await client.query({
      query: MailboxIdsDocument,
      variables: view,
      fetchPolicy: 'network-only',
    });
    return data?.emailIds.slice(0, end) ?? [];
  }

  return {
    ids,
    isAll: total > 0 && ids.size >= total,

    /** With Shift, toggles all emails from the last toggled one. */
    async toggle(id: number, index: number, isRange: boolean) {
      const from = anchor.current;
      anchor.current = index;
      const isOn = !ids.has(id);
      const [start, end] = [Math.min(from, index), Math.max(from, index)];
      const changed = isRange ? (await idsUpTo(end + 1)).slice(start) : [id];
      const next = new Set(ids);
      for (const one of changed) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      choose(next);
    },

    async all() {
      choose(await idsUpTo(total));
    },

    clear() {
      choose(none);
    },

    choose,
  };
}
