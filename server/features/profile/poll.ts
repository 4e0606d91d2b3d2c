import { notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { PollChoice } from '../../gql/resolvers.ts';
import { polls } from './seed.ts';

interface Vote {
  /** The id of the account. */
  id: number;
  choice: number;
}

/** Creates the poll: one vote for each account, beside the votes of the sample. */
export function createPoll({ store }: Pick<CollectionOptions, 'store'>) {
  const accountVotes = store.table('profile.votes', {
    rowName: 'vote',
    facets: { choice: ({ choice }: Vote) => String(choice) },
  });
  const countAccountVotes = (choice: number) =>
    accountVotes.select({ where: { choice: [String(choice)] }, perPage: 0 }).total;

  function choices(person: number): PollChoice[] {
    const votesFor = (id: number, votes: number) => votes + countAccountVotes(id);
    const all = polls.reduce((sum, { id, votes }) => sum + votesFor(id, votes), 0);

    return polls.map(({ id, name, votes, votedUsers }) => ({
      id,
      name,
      result: `${Math.round((100 * votesFor(id, votes)) / all)}%`,
      youVoted: accountVotes.get(person)?.choice === id,
      votedUsers,
    }));
  }

  return {
    choices,

    /** Null removes the vote. */
    vote(person: number, id: number | null): PollChoice[] {
      if (id !== null && !polls.some((choice) => choice.id === id)) throw notFound('choice', id);
      if (id !== null) accountVotes.put({ id: person, choice: id });
      else if (accountVotes.get(person)) accountVotes.remove(person);
      return choices(person);
    },
  };
}
