import { getNamedType } from 'graphql';
import { createFieldGenerator } from './fields/generated.ts';
import type { Arguments } from './fields/page.ts';
import type { Model } from './schema/model.ts';
import { splitWords } from './schema/names.ts';
import type { Field } from './schema/shapes.ts';
import {
  type ChangeKind,
  getOwnData,
  getTopic,
  type OwnData,
  type RowEvent,
} from './store/ownData.ts';

const kinds: [RegExp, ChangeKind[]][] = [
  [/^(created?|added?|new)$/, ['CREATED']],
  [/^(updated?|edited|changed)$/, ['UPDATED']],
  [/^(deleted?|removed?|archived)$/, ['DELETED']],
];

interface Subscribed {
  read: (data: OwnData, args: Arguments) => AsyncIterable<unknown>;
  reason: string;
  isInferred: boolean;
}

/** Returns which changes a field of `Subscription` delivers: `userCreated`, `onUserUpdate`, or all changes of its type. */
export function inferSubscription(model: Model, field: Field): Subscribed {
  const targets = model.listTargets(getNamedType(field.type));
  const words = splitWords(field.name);
  const wanted = kinds.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? [
    'CREATED',
    'UPDATED',
    'DELETED',
  ];
  const [target] = targets;
  if (!target) {
    const generate = createFieldGenerator(model, 'Subscription', field);
    const read = (data: OwnData, args: Arguments) =>
      yieldOnce({
        [field.name]: generate(data, { __typename: 'Subscription', $path: 'Subscription' }, args),
      });
    return { read, reason: 'delivers one generated value', isInferred: false };
  }
  const read = (data: OwnData) => {
    const events = data.watch<RowEvent, RowEvent | undefined>(
      getTopic(target),
      null,
      ({ detail }) => detail,
    );
    return deliver(events, wanted, field.name);
  };
  return {
    read,
    reason: `${wanted.join(', ').toLowerCase()} rows of ${target.name}`,
    isInferred: true,
  };
}

async function* deliver(
  events: AsyncIterableIterator<RowEvent | undefined>,
  wanted: ChangeKind[],
  name: string,
) {
  for await (const event of events)
    if (event && wanted.includes(event.kind)) yield { [name]: event.values };
}

async function* yieldOnce(value: unknown) {
  yield value;
}

/** Creates the resolvers of `Subscription`. */
export function createSubscriptions(model: Model) {
  const fields = Object.values(model.schema.getSubscriptionType()?.getFields() ?? {});
  return Object.fromEntries(
    fields.map((field) => {
      let subscribed: Subscribed | undefined;
      const subscribe = (_: unknown, args: Arguments, context: { collections: object }) => {
        subscribed ??= inferSubscription(model, field);
        return subscribed.read(getOwnData(context), args);
      };
      return [field.name, { subscribe }];
    }),
  );
}
