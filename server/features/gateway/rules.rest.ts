import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

/** The routes of faults, upstream rules and recordings. */
export const ruleRoutes = [
  route({
    method: 'GET',
    url: '/gateway/faults',
    reply: 'branch',
    example: { branch: 'main' },
    operation: graphql(`
      query ListFaults($branch: String) {
        branch(name: $branch) {
          name
          faults {
            ...FaultBody
          }
        }
      }

      fragment FaultBody on FaultRule {
        id
        name
        isEnabled
        operation
        field
        route
        delay
        jitter
        error
        status
        isNull
        dropsStream
        probability
        times
        hits
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/gateway/faults',
    reply: 'setFaults',
    example: {
      rules: [{ name: 'slow', delay: 800 }],
    },
    operation: graphql(`
      mutation SetFaults($branch: String, $rules: [FaultRuleInput!]!) {
        setFaults(branch: $branch, rules: $rules) {
          name
          faults {
            ...FaultBody
          }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/gateway/upstream',
    reply: 'branch',
    example: { branch: 'main' },
    operation: graphql(`
      query ListUpstreamRules($branch: String) {
        branch(name: $branch) {
          name
          upstreamRules {
            ...UpstreamRuleBody
          }
        }
      }

      fragment UpstreamRuleBody on UpstreamRule {
        id
        route
        operation
        field
        mode
        recordingCount
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/gateway/upstream',
    reply: 'setUpstreamRules',
    example: {
      rules: [{ id: 'todo', route: 'GET /apps/todo/*', mode: 'MOCK' }],
    },
    operation: graphql(`
      mutation SetUpstreamRules($branch: String, $rules: [UpstreamRuleInput!]!) {
        setUpstreamRules(branch: $branch, rules: $rules) {
          name
          upstreamRules {
            ...UpstreamRuleBody
          }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/gateway/recordings',
    reply: 'recordings',
    example: { branch: 'main' },
    operation: graphql(`
      query ListRecordings($branch: String) {
        recordings(branch: $branch) {
          id
          at
          method
          url
          operation
          status
          body
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/gateway/recordings',
    reply: null,
    status: 204,
    example: { branch: 'main', rule: 'todo' },
    operation: graphql(`
      mutation DeleteRecordings($branch: String, $rule: String) {
        deleteRecordings(branch: $branch, rule: $rule) {
          name
        }
      }
    `),
  }),
];
