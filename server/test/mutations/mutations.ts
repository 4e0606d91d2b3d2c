// Faults that the tests of `npm test` must detect. `from` occurs once in the file.

/** Faults in collections, detected by the tests of the feature on the server. */
const collections = [
  {
    fault: 'a deleted task stays on the board',
    file: 'server/features/todo/collection.ts',
    from: 'tasks.replace({ ...tasks.find(id), isDeleted: true })',
    to: 'tasks.replace({ ...tasks.find(id), isDeleted: false })',
  },
  {
    fault: 'a task is purged that is not deleted',
    file: 'server/features/todo/collection.ts',
    from: 'if (refused)\n        throw conflict(',
    to: 'if (false) throw conflict(',
  },
  {
    fault: 'a new task comes last',
    file: 'server/features/todo/collection.ts',
    from: "'first',",
    to: "'last',",
  },
  {
    fault: 'an unassigned task comes before assigned ones',
    file: 'server/features/todo/collection.ts',
    from: 'getUnassignedRank(a) - getUnassignedRank(b)',
    to: 'getUnassignedRank(b) - getUnassignedRank(a)',
  },
  {
    fault: 'an unknown payment is removed without a 404',
    file: 'server/features/invoices/payments.ts',
    from: "if (payments.length === invoice.payments.length) throw notFound('payment', id);",
    to: '',
  },
  {
    fault: 'the total due adds up other currencies',
    file: 'server/features/invoices/collection.ts',
    from: "currency === 'USD' ? sum",
    to: "currency !== 'USD' ? sum",
  },
  {
    fault: 'a message is sent to a blocked contact',
    file: 'server/features/chat/sending.ts',
    from: 'if (recipient.isBlocked)\n      throw conflict(',
    to: 'if (false) throw conflict(',
  },
  {
    fault: 'a message that is sent again appears twice',
    file: 'server/features/chat/sending.ts',
    from: 'if (previousChat && sentBefore) {',
    to: 'if (false) {',
  },
  {
    fault: 'an event may end before it starts',
    file: 'server/features/calendar/collection.ts',
    from: 'if (isBackwards(start, end)) {',
    to: 'if (false) {',
  },
  {
    fault: 'two users have the same email',
    file: 'server/features/users/collection.ts',
    from: "for (const field of ['username', 'email'] as const) {",
    to: "for (const field of ['username'] as const) {",
  },
];

/** Faults in the core of REST, detected by any test of the server. */
const rest = [
  {
    fault: 'a route with parameters has precedence over one without',
    file: 'server/rest/matchRoute.ts',
    from: 'countParams(a) - countParams(b)',
    to: 'countParams(b) - countParams(a)',
  },
  {
    fault: 'parameters in the path are not decoded',
    file: 'server/rest/matchRoute.ts',
    from: '[name, decodeURIComponent(text)]',
    to: '[name, text]',
  },
  {
    fault: '405 has no Allow header',
    file: 'server/rest/unknownRoutes.ts',
    from: "{ ...response.headers, allow: allowed.join(', ') }",
    to: '{ ...response.headers }',
  },
  {
    fault: 'every success has status 200',
    file: 'server/rest/createRestHandler.ts',
    from: '{ status: route.status, headers',
    to: '{ status: 200, headers',
  },
  {
    fault: 'the response contains the message of a bug',
    file: 'server/request/clientErrors.ts',
    from: "return new GraphQLError('Something went wrong', {",
    to: 'return new GraphQLError(message, {',
  },
  {
    fault: 'a body of any content type is read as JSON',
    file: 'server/rest/parseBody.ts',
    from: "if (!/^application\\/json\\s*(;|$)/i.test(headers['content-type'] ?? '')) {",
    to: 'if (false) {',
  },
  {
    fault: 'a body may set a prototype',
    file: 'server/rest/parseBody.ts',
    from: "protoAction: 'error'",
    to: "protoAction: 'ignore'",
  },
  {
    fault: 'an id in a path may have an exponent',
    file: 'server/rest/readVariables.ts',
    from: 'if (isId && !/^\\d+$/.test(segment))',
    to: 'if (false)',
  },
  {
    fault: 'optional keys are written as null',
    file: 'server/rest/writeReply.ts',
    from: 'if (!isOptional || written !== null) object[key] = written;',
    to: 'object[key] = written;',
  },
  {
    fault: 'numbers in a query string are refused',
    file: 'server/rest/readers.ts',
    from: 'return format.test(text) ? Number(text) : text;',
    to: 'return text;',
  },
];

/** Faults in screens, detected by the tests of the folder on the client. */
const screens = [
  {
    fault: 'the star of a task does the opposite',
    file: 'client/features/todo/useTaskActions.ts',
    from: 'variables: { id, isImportant },',
    to: 'variables: { id, isImportant: !isImportant },',
  },
  {
    fault: 'undo does not restore a deleted task',
    file: 'client/features/todo/useTaskActions.ts',
    from: "showResult('toast.deleted', task.title, () => setDeleted(task, false))",
    to: "showResult('toast.deleted', task.title, () => setDeleted(task, true))",
  },
  {
    fault: 'a completed task has an empty checkbox',
    file: 'client/features/todo/TaskRow.tsx',
    from: 'checked={isCompleted}',
    to: 'checked={!isCompleted}',
  },
  {
    fault: 'a guest sees a screen that requires a session',
    file: 'client/session/guards.ts',
    from: 'if (!user) return getLoginAddress(url);',
    to: 'if (!user) return undefined;',
  },
  {
    fault: 'the sign-in redirects to another origin',
    file: 'client/session/guards.ts',
    from: '/^\\/(?![/\\\\])/.test(to)',
    to: '/^\\//.test(to)',
  },
  {
    fault: 'the next week is eight days later',
    file: 'client/features/calendar/views.ts',
    from: 'return day + steps * 7;',
    to: 'return day + steps * 8;',
  },
  {
    fault: 'an all-day event may be empty',
    file: 'client/features/calendar/spans.ts',
    from: 'createLocalTime(Math.max(after, first + 1))',
    to: 'createLocalTime(after)',
  },
  {
    fault: 'a spreadsheet evaluates an exported text',
    file: 'client/ui/table/csv.ts',
    from: '(evaluated.test(text) ?',
    to: '(false ?',
  },
  {
    fault: 'a new list of emails keeps the selection of the previous one',
    file: 'client/features/email/useSelection.ts',
    from: 'const ids = selected.key === key ? selected.ids : noIds;',
    to: 'const ids = selected.ids;',
  },
  {
    fault: 'yearly prices are not in the address',
    file: 'client/features/pricing/PricingPage.tsx',
    from: "params.cycle === 'YEARLY' ? 'YEARLY' : 'MONTHLY'",
    to: "'MONTHLY'",
  },
];

export const mutations = [
  ...collections.map((one) => ({ ...one, kind: 'collections' })),
  ...rest.map((one) => ({ ...one, kind: 'REST core' })),
  ...screens.map((one) => ({ ...one, kind: 'screens' })),
];
