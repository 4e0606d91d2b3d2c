import { notFound } from '../../errors.ts';
import type { PollChoice } from '../../gql/resolvers.ts';
import { polls } from './seed.ts';

/** One vote for everybody, beside those that were given before. */
export function createPoll() {
  const chosen = new Map<number, number>();

  function choices(person: number): PollChoice[] {
    const given = [...chosen.values()];
    const votesFor = (id: number, votes: number) =>
      votes + given.filter((one) => one === id).length;
    const all = given.length + polls.reduce((sum, { votes }) => sum + votes, 0);

    return polls.map(({ id, name, votes, votedUsers }) => ({
      id,
      name,
      result: `${Math.round((100 * votesFor(id, votes)) / all)}%`,
      youVoted: chosen.get(person) === id,
      votedUsers,
    }));
  }

  return {
    choices,

    /** Null takes the vote back. */
    vote(person: number, id: number | null): PollChoice[] {
      if (id === null) chosen.delete(person);
      else if (polls.some((choice) => choice.id === id)) chosen.set(person, id);
      else throw notFound('choice', id);
      return choices(person);
    },
  };
}
