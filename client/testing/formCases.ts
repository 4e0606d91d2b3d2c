/** A form of the app, for the tests that every form must pass. */
export interface FormCase {
  /** The module that calls the form hook. */
  source: string;
  address: string;
  /** The role of the element with the form. */
  role: 'dialog' | 'main' | 'tabpanel' | 'form';
  /** The control that opens the form. */
  open?: { role: string; name: string | RegExp };
  /** The text fields to fill in, so that the rules of the form accept them. */
  edit: Record<string, string>;
  submit: string | RegExp;
  /** The path of each input field that the server can refuse, and the text that the form shows. */
  errors: Record<string, string>;
  /** Whether the test always runs. The others run at night. */
  isDaily?: boolean;
}

/** The text for a message of the server without a text of its own. */
const plain = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, `Is refused: ${path}.`]));

const settings = {
  address: '/pages/account-settings',
  role: 'tabpanel',
  submit: 'Save changes',
} as const;

/** All forms. `ui/form/allForms.test.tsx` fails if one is missing. */
export const formCases: Record<string, FormCase> = {
  task: {
    source: 'todo/useTaskForm.ts',
    ...{ address: '/apps/todo?task=3', role: 'dialog', submit: 'Save changes', isDaily: true },
    edit: { Title: 'Another title' },
    errors: plain('task.title', 'task.assignee.fullName', 'task.dueDate', 'task.description'),
  },
  tag: {
    source: 'todo/AddTagDrawer.tsx',
    ...{
      address: '/apps/todo',
      role: 'dialog',
      open: { role: 'button', name: 'Add tag' },
      submit: 'Add tag',
    },
    edit: { Name: 'Lamps' },
    errors: { 'tag.name': 'There is already a tag with this name.' },
  },
  event: {
    source: 'calendar/useEventForm.ts',
    ...{ address: '/apps/calendar?event=new', role: 'dialog', submit: 'Add event' },
    edit: { Title: 'Lamp day' },
    errors: plain(
      ...['event.title', 'event.kind', 'event.start', 'event.end', 'event.url'],
      ...['event.guests[0].name', 'event.location', 'event.description'],
    ),
  },
  'account of a user': {
    source: 'users/useAccountForm.ts',
    ...{ address: '/apps/user/edit/2', role: 'main', submit: 'Save changes' },
    edit: { Username: 'another' },
    errors: plain(
      ...['user.username', 'user.fullName', 'user.email', 'user.status', 'user.role'],
      ...['user.company', 'user.contact', 'user.avatar'],
    ),
  },
  'details of a user': {
    source: 'users/useInformationForm.ts',
    ...{ address: '/apps/user/edit/2?tab=information', role: 'main', submit: 'Save changes' },
    edit: { City: 'Porto' },
    errors: plain(
      ...['user.details.birthDate', 'user.details.mobile', 'user.details.website'],
      ...['user.details.address.line1', 'user.details.address.city'],
    ),
  },
  'general settings': {
    source: 'account/useGeneralForm.ts',
    ...settings,
    edit: { Username: 'another' },
    errors: plain(
      'settings.general.fullName',
      'settings.general.company',
      'settings.general.avatar',
    ),
  },
  'personal settings': {
    source: 'account/useInformationForm.ts',
    ...{ ...settings, address: `${settings.address}?tab=information` },
    edit: { 'About you': 'Another text' },
    errors: plain('settings.info.bio', 'settings.info.website', 'settings.info.birthDate'),
  },
  'social settings': {
    source: 'account/useSocialForm.ts',
    ...{ ...settings, address: `${settings.address}?tab=social` },
    edit: { Twitter: 'https://twitter.example/ada' },
    errors: plain('settings.social.twitter', 'settings.social.quora'),
  },
  connection: {
    source: 'account/ConnectForm.tsx',
    ...{ ...settings, address: `${settings.address}?tab=social` },
    open: { role: 'button', name: /^Connect (Twitter|Google|Facebook|GitHub)/ },
    edit: { 'Username on': 'adaoak' },
    submit: 'Connect',
    errors: plain('id'),
  },
  invoice: {
    source: 'invoices/useInvoiceForm.ts',
    ...{ address: '/apps/invoice/edit/5036', role: 'main', submit: 'Save', isDaily: true },
    edit: { Note: 'Another note' },
    errors: plain(
      ...['invoice.client.name', 'invoice.dueOn', 'invoice.items[0].title'],
      ...['invoice.items[0].cost', 'invoice.items[0].taxRates', 'invoice.discount'],
      ...['invoice.taxRate', 'invoice.note'],
    ),
  },
  'new client': {
    source: 'invoices/ClientDrawer.tsx',
    ...{ address: '/apps/invoice/add', role: 'dialog', submit: 'Add client' },
    open: { role: 'button', name: 'New client' },
    edit: { Name: 'Ada Oak', Email: 'ada@oak.example' },
    errors: plain('client.name', 'client.companyEmail', 'client.address', 'client.contact'),
  },
  post: {
    source: 'blog/usePostForm.ts',
    ...{ address: '/pages/blog/edit/7', role: 'main', submit: 'Save changes' },
    edit: { Title: 'Another title' },
    errors: plain('post.excerpt', 'post.status'),
  },
};

const sameHook = 'The hook shows its errors at the fields, which `useMutationForm.test.tsx` tests.';
const guests =
  'The server refuses one field, which `LoginPage.test.tsx` and `session.spec.ts` test.';

/** The forms without an entry above, with the reason. */
export const untestedForms: Record<string, string> = {
  'users/useSocialForm.ts': sameHook,
  'users/useAddUserForm.ts': sameHook,
  'account/usePasswordForm.ts': sameHook,
  'invoices/PaymentDrawer.tsx': sameHook,
  'invoices/SendDrawer.tsx': sameHook,
  'blog/useCommentForm.ts': sameHook,
  'profile/PostForm.tsx': sameHook,
  'profile/CommentForm.tsx': sameHook,
  'users/PlanForm.tsx': sameHook,
  'datatables/AddEmployeeDrawer.tsx': sameHook,
  'datatables/useRowEdit.ts': sameHook,
  'ecommerce/CouponBox.tsx': sameHook,
  'gateway/NewBranchForm.tsx': sameHook,
  'gateway/FaultForm.tsx': sameHook,
  'auth/LoginForm.tsx': guests,
  'auth/RegisterForm.tsx': guests,
  'auth/ForgotPasswordForm.tsx': guests,
  'auth/ResetPasswordForm.tsx': guests,
  'misc/NewsletterForm.tsx': guests,
  'admin/useRowForm.ts': 'Its fields are those of an own schema. `own-schema.spec.ts` tests it.',
  'admin/ImportDrawer.tsx': 'Its only field is a file.',
  'datatables/ImportEmployeesDrawer.tsx': 'Its only field is a file.',
  'gateway/ImportBranchForm.tsx': 'It opens with a file. Its name is that of a new branch.',
  'gateway/NameForm.tsx': 'Its name is that of a new branch.',
  'gateway/UpstreamForm.tsx': 'It needs an upstream. Its fields are those of a fault rule.',
  'dashboards/usePaymentForm.ts':
    'The server returns problems of a card as data. Cards are never stored.',
  'ecommerce/usePayment.ts':
    'The server returns problems of a card as data. Cards are never stored.',
  'ecommerce/useAddressForm.ts': 'The server returns problems of an address as data.',
};
