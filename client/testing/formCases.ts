/** A form of the app, for the tests that every form must pass. */
export interface FormCase {
  /** The module that calls the form hook. */
  source: string;
  address: string;
  /** The role of the element with the form. */
  role: 'dialog' | 'main' | 'tabpanel' | 'form';
  /** The control that opens the form. */
  open?: { role: string; name: string | RegExp };
  /** The text fields to fill in, so that the rules of the form accept them. The first one is restored after an expiry. */
  edit: Record<string, string>;
  submit: string | RegExp;
  /** The path of each input field that the server can refuse, and the text that the form shows. */
  errors: Record<string, string>;
  account?: null;
  /** Why the input is not restored after the expiry of the session. */
  notRestored?: string;
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
const password = 'correct horse battery';

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
  'links of a user': {
    source: 'users/useSocialForm.ts',
    ...{ address: '/apps/user/edit/2?tab=social', role: 'main', submit: 'Save changes' },
    edit: { GitHub: 'https://github.example/ada' },
    errors: plain('user.details.links.github', 'user.details.links.twitter'),
  },
  'new user': {
    source: 'users/useAddUserForm.ts',
    ...{
      address: '/apps/user/list',
      role: 'dialog',
      open: { role: 'button', name: 'Add user' },
      submit: 'Add user',
    },
    edit: {
      ...{ 'Full name': 'Ada Oak', Username: 'adaoak', Email: 'ada@oak.example', Company: 'Oak' },
      ...{ Contact: '+44 20 7946 0000', Country: 'Portugal' },
    },
    errors: plain('user.fullName', 'user.company', 'user.contact', 'user.role'),
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
  'change of the password': {
    source: 'account/usePasswordForm.ts',
    ...{ ...settings, address: `${settings.address}?tab=password`, submit: 'Change password' },
    edit: {
      ...{ 'Current password': 'admin', 'New password': password },
      'Confirm new password': password,
    },
    errors: { oldPassword: 'Wrong password', ...plain('newPassword') },
    notRestored: 'Passwords are never stored.',
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
  payment: {
    source: 'invoices/PaymentDrawer.tsx',
    ...{ address: '/apps/invoice/preview/5036?act=pay', role: 'dialog', submit: /payment/ },
    edit: { 'Internal note': 'Paid at the desk' },
    errors: plain('payment.amount', 'payment.paidOn', 'payment.method', 'payment.note'),
  },
  'mail of an invoice': {
    source: 'invoices/SendDrawer.tsx',
    ...{ address: '/apps/invoice/preview/5036?act=send', role: 'dialog', submit: 'Send' },
    edit: { Subject: 'Another subject' },
    errors: plain('mail.to', 'mail.subject', 'mail.message'),
  },
  post: {
    source: 'blog/usePostForm.ts',
    ...{ address: '/pages/blog/edit/7', role: 'main', submit: 'Save changes' },
    edit: { Title: 'Another title' },
    errors: plain('post.excerpt', 'post.status'),
  },
  'comment on a post': {
    source: 'blog/useCommentForm.ts',
    ...{ address: '/pages/blog/detail/7', role: 'main', submit: 'Post comment' },
    edit: { Comment: 'Lovely lamps', Name: 'Ada Oak', Email: 'ada@oak.example' },
    errors: plain('comment.fullName', 'comment.email', 'comment.website', 'comment.text'),
  },
  'post on the profile': {
    source: 'profile/PostForm.tsx',
    ...{ address: '/pages/profile', role: 'main', submit: 'Post' },
    edit: { 'Text of the new post': 'Lovely lamps' },
    errors: plain('post.text'),
  },
  'comment on the profile': {
    source: 'profile/CommentForm.tsx',
    ...{ address: '/pages/profile', role: 'main', submit: 'Post comment' },
    edit: { 'Write|Comment|Reply': 'Lovely lamps' },
    errors: plain('text'),
  },
  'plan of a user': {
    source: 'users/PlanForm.tsx',
    ...{
      address: '/apps/user/view/2',
      role: 'dialog',
      open: { role: 'button', name: /plan$/ },
      submit: 'Save plan',
    },
    edit: {},
    errors: plain('plan'),
  },
  'new employee': {
    source: 'datatables/AddEmployeeDrawer.tsx',
    ...{
      address: '/datatables/advance',
      role: 'dialog',
      open: { role: 'button', name: 'Add record' },
    },
    ...{ edit: { Name: 'Ada Oak' }, submit: 'Add record' },
    errors: {},
  },
  'row of an employee': {
    source: 'datatables/useRowEdit.ts',
    ...{
      address: '/datatables/advance',
      role: 'main',
      open: { role: 'button', name: /^Edit / },
      submit: /^Save /,
    },
    edit: { Name: 'Ada Oak' },
    errors: plain('employee.fullName', 'employee.email', 'employee.salary', 'employee.age'),
  },
  coupon: {
    source: 'ecommerce/CouponBox.tsx',
    ...{ address: '/apps/ecommerce/checkout', role: 'main', submit: 'Apply' },
    edit: { 'Coupon code': 'LAMPS' },
    errors: plain('code'),
  },
  'new branch': {
    source: 'gateway/NewBranchForm.tsx',
    ...{
      address: '/gateway?tab=branches',
      role: 'dialog',
      open: { role: 'button', name: 'New branch' },
    },
    ...{ edit: { Name: 'lamps' }, submit: 'Create and switch' },
    errors: plain('name', 'from'),
  },
  'fault rule': {
    source: 'gateway/FaultForm.tsx',
    ...{
      address: '/gateway?tab=faults',
      role: 'dialog',
      open: { role: 'button', name: 'New rule' },
    },
    ...{ edit: { Name: 'Slow lamps' }, submit: 'Create rule' },
    errors: plain('rules.operation', 'rules.route', 'rules.error'),
  },
  'sign-in': {
    source: 'auth/LoginForm.tsx',
    ...{ address: '/login', role: 'main', submit: 'Sign in', account: null },
    edit: { Email: 'ada@oak.example', Password: password },
    errors: plain('email', 'password'),
  },
  registration: {
    source: 'auth/RegisterForm.tsx',
    ...{ address: '/register', role: 'main', submit: 'Sign up', account: null },
    open: { role: 'checkbox', name: /privacy policy/ },
    edit: { Username: 'adaoak', Email: 'ada@oak.example', Password: password },
    errors: plain('username', 'email', 'password'),
  },
  'forgotten password': {
    source: 'auth/ForgotPasswordForm.tsx',
    ...{ address: '/forgot-password', role: 'main', submit: 'Send reset link', account: null },
    edit: { Email: 'ada@oak.example' },
    errors: plain('email'),
  },
  'new password': {
    source: 'auth/ResetPasswordForm.tsx',
    ...{ address: '/reset-password?token=a', role: 'main', account: null },
    submit: 'Set new password',
    edit: { 'New password': password, 'Confirm new password': password },
    errors: plain('password'),
  },
  newsletter: {
    source: 'misc/NewsletterForm.tsx',
    ...{ address: '/misc/coming-soon', role: 'main', submit: 'Notify me', account: null },
    edit: { Email: 'ada@oak.example' },
    errors: { email: 'Enter an address such as name@firm.example.' },
  },
};

/** The forms without an entry above, with the reason. */
export const untestedForms: Record<string, string> = {
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
