import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createModel } from '../schema/createModel.ts';
import { classifyMutation } from './classify.ts';

const model = createModel(
  buildSchema(`
    type Query { a: Int }
    type Mutation {
      createUser: User
      userUpdate: UserPayload
      deleteUserById(id: ID!): Boolean
      issueLabelArchive(id: ID!): Payload
      addComment: CommentPayload
      addressList: Boolean
      addStar(id: ID!): Payload
    }
    interface Comment { id: ID! }
    type IssueComment implements Comment { id: ID! }
    type PullRequestComment implements Comment { id: ID! }
    type CommentPayload { subject: Comment edge: IssueComment }
    type User { id: ID! }
    type IssueLabel { id: ID! }
    type UserPayload { success: Boolean! user: User }
    type Payload { success: Boolean! }
  `),
);

test.each([
  ['createUser', 'create', ['User']],
  ['userUpdate', 'update', ['User']],
  ['deleteUserById', 'delete', ['User']],
  ['issueLabelArchive', 'archive', ['IssueLabel']],
  ['addComment', 'create', ['IssueComment', 'PullRequestComment']],
])('%s is %s of %s', (name, verb, targets) => {
  const field = model.schema.getMutationType()?.getFields()[name];
  const mutation = field && classifyMutation(model, field);

  expect(mutation?.verb).toBe(verb);
  expect(mutation?.targets.map((target) => target.name)).toEqual(targets);
});

test.each(['addressList', 'addStar'])('%s follows no convention', (name) => {
  const field = model.schema.getMutationType()?.getFields()[name];
  expect(field && classifyMutation(model, field)).toBeUndefined();
});
