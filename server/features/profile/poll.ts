import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import type { PollChoice } from '../../gql/types.ts';
import { polls } from './seed.ts';

interface Vote {
  /** The id of the account. */
  id: number;
  choice: number;
}

/**
 * Creates the part of the collection for the poll. Each account has one vote, in addition to the votes of the sample.
 */
export function createPoll({ store }: Pick<CollectionOptions, 'store'>) {
  const accountVotes = store.table('profile.votes', {
    rowName: 'vote',
    type: 'PollChoice',
    isPart: true,
    facets: { choice: ({ choice }: Vote) => String(choice) },
  });
  const countAccountVotes = (choice: number) =>
    accountVotes.select({ where: { choice: [String(choice)] }, perPage: 0 }).total;

  function listChoices(accountId: number): PollChoice[] {
    const countVotes = (id: number, votes: number) => votes + countAccountVotes(id);
    const totalVotes = polls.reduce((sum, { id, votes }) => sum + countVotes(id, votes), 0);

    return polls.map(({ id, name, votes, votedUsers }) => ({
      id,
      name,
      result: `${Math.round((100 * countVotes(id, votes)) / totalVotes)}%`,
      youVoted: accountVotes.get(accountId)?.choice === id,
      votedUsers,
    }));
  }

  return {
    listChoices,

    /** Sets the vote of an account. Null removes the vote. */
    vote(accountId: number, id: number | null): PollChoice[] {
      if (id !== null && !polls.some((choice) => choice.id === id)) throw notFound('choice', id);
      if (id !== null) accountVotes.put({ id: accountId, choice: id });
      else if (accountVotes.get(accountId)) accountVotes.remove(accountId);
      return listChoices(accountId);
    },
  };
}
