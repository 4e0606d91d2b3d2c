import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';
import { ruleRoutes } from './rules.rest.ts';

/** The scenario of a branch without commands. */
const exampleScenario = {
  version: 1,
  name: 'main',
  sample: { at: '2026-03-09T09:00:00.000Z', seed: 1, seedRows: null, hasReplies: true },
  start: null,
  commands: [],
  checksum: 3233220559,
};

export const rest = [
  route({
    method: 'GET',
    url: '/gateway/branches',
    reply: 'branches',
    operation: graphql(`
      query ListBranches {
        branches {
          ...BranchBody
        }
      }

      fragment BranchBody on Branch {
        name
        origin
        seq
        firstSeq
        distance
        createdAt
        usedAt
        clock {
          isFrozen
          now
          offset
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/gateway/branches',
    status: 201,
    reply: 'createBranch',
    example: { name: 'pr-43', from: 'main' },
    operation: graphql(`
      mutation CreateBranch($name: String!, $from: String) {
        createBranch(name: $name, from: $from) {
          ...BranchBody
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/gateway/branches/:name',
    reply: null,
    status: 204,
    example: { name: 'pr-43' },
    operation: graphql(`
      mutation DeleteBranch($name: String!) {
        deleteBranch(name: $name)
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/gateway/reset',
    reply: 'resetBranch',
    example: { branch: 'main' },
    operation: graphql(`
      mutation ResetBranch($branch: String, $to: Int) {
        resetBranch(branch: $branch, to: $to) {
          ...BranchBody
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/gateway/undo',
    reply: 'undoCommand',
    example: { branch: 'main' },
    operation: graphql(`
      mutation UndoCommand($branch: String) {
        undoCommand(branch: $branch) {
          ...BranchBody
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/gateway/journal',
    reply: 'journal',
    example: { branch: 'main', before: 100, limit: 10 },
    operation: graphql(`
      query ListJournal($branch: String, $before: Int, $limit: Int) {
        journal(branch: $branch, before: $before, limit: $limit) {
          seq
          firstSeq
          entries {
            seq
            kind
            field
            args
            at
            viewerId
            viewerName
            outcome
            restoredSeq
          }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/gateway/diff',
    reply: 'branchDiff',
    example: { from: 'main@0', to: 'main' },
    operation: graphql(`
      query CompareBranches($from: String!, $to: String!) {
        branchDiff(from: $from, to: $to) {
          from
          to
          total
          changes {
            table
            id
            key
            kind
            before
            after
          }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/gateway/requests',
    reply: 'recordedRequests',
    example: {
      branch: 'main',
      api: 'REST',
      operation: 'ListTasks',
      route: 'GET /apps/todo/tasks',
      status: 200,
      since: '2026-03-09',
      limit: 10,
    },
    operation: graphql(`
      query ListRequests(
        $branch: String
        $api: RequestApi
        $operation: String
        $route: String
        $status: Int
        $since: DateTime
        $limit: Int
      ) {
        recordedRequests(
          branch: $branch
          api: $api
          operation: $operation
          route: $route
          status: $status
          since: $since
          limit: $limit
        ) {
          id
          at
          api
          method
          url
          route
          operation
          query
          input
          status
          errorCode
          duration
          size
          fault
          upstream
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/gateway/requests',
    reply: null,
    status: 204,
    example: { branch: 'main' },
    operation: graphql(`
      mutation ClearRequests($branch: String) {
        clearRequests(branch: $branch) {
          name
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/gateway/scenario',
    reply: 'scenario',
    example: { branch: 'main' },
    operation: graphql(`
      query ExportScenario($branch: String) {
        scenario(branch: $branch)
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/gateway/scenario',
    status: 201,
    reply: 'importScenario',
    example: { name: 'bug-1', scenario: exampleScenario },
    operation: graphql(`
      mutation ImportScenario($name: String!, $scenario: JSON!) {
        importScenario(name: $name, scenario: $scenario) {
          ...BranchBody
        }
      }
    `),
  }),
  ...ruleRoutes,
  route({
    method: 'POST',
    url: '/gateway/clock',
    reply: 'setClock',
    example: { clock: { advance: 3_600_000 } },
    operation: graphql(`
      mutation SetClock($branch: String, $clock: BranchClockInput!) {
        setClock(branch: $branch, clock: $clock) {
          ...BranchBody
        }
      }
    `),
  }),
];
