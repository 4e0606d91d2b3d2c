/** A form of the app, for the tests that every form must pass. */
export interface FormCase {
  /** The module that calls the form hook. */
  source: string;
  address: string;
  /** The role of the element with the form. */
  role: 'dialog' | 'main' | 'tabpanel' | 'form';
  /** Whether the page is one of guests. */
  isForGuests?: boolean;
  /** The control that opens the form. */
  open?: { role: string; name: string | RegExp };
  /** The text fields to fill in, so that the rules of the form accept them. */
  edit: Record<string, string>;
  /** The option to select in each combobox. */
  choose?: Record<string, string>;
  /** The date input in which a day is selected. */
  date?: string;
  /** The checkbox that is checked. */
  checkbox?: string;
  submit: string | RegExp;
  /** The path of each input field that the server can refuse, and the text that the form shows. */
  errors: Record<string, string>;
  /** Whether the test always runs. The others run at night. */
  isDaily?: boolean;
}

/** The text for a message of the server without a text of its own. */
const plain = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, `Is refused: ${path}.`]));

// remove-feature account
const settings = {
  address: '/pages/account-settings',
  role: 'tabpanel',
  submit: 'Save changes',
} as const;
// end account

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
  'text of the chat profile': {
    source: 'chat/AboutForm.tsx',
    ...{ address: '/apps/chat?panel=profile', role: 'dialog', submit: 'Save' },
    edit: { About: 'Another text' },
    errors: plain('profile.about'),
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
  'links of a user': {
    source: 'users/useSocialForm.ts',
    ...{ address: '/apps/user/edit/2?tab=social', role: 'main', submit: 'Save changes' },
    edit: { Twitter: 'adaoak' },
    errors: plain('user.details.links.twitter', 'user.details.links.github'),
  },
  'new user': {
    source: 'users/useAddUserForm.ts',
    ...{ address: '/apps/user/list', role: 'dialog', submit: 'Add user' },
    open: { role: 'button', name: 'Add user' },
    edit: {
      ...{ 'Full name': 'Ada Oak', Username: 'ada.oak', Email: 'ada@oak.example' },
      ...{ Company: 'Oak', Contact: '+351 21 555 0100' },
    },
    choose: { Country: 'Portugal' },
    errors: plain(
      ...['fullName', 'username', 'email', 'company'],
      ...['country', 'contact', 'role', 'currentPlan'],
    ),
  },
  'plan of a user': {
    source: 'users/PlanForm.tsx',
    ...{ address: '/apps/user/view/2', role: 'dialog', submit: 'Save plan' },
    open: { role: 'button', name: /^(Upgrade|Change) plan$/ },
    edit: {},
    errors: plain('plan'),
  },
  password: {
    source: 'account/usePasswordForm.ts',
    ...{ ...settings, address: `${settings.address}?tab=security`, submit: 'Change password' },
    edit: {
      ...{ 'Current password': 'admin', 'New password': 'Six cups of tea' },
      'Confirm new password': 'Six cups of tea',
    },
    errors: { ...plain('newPassword'), oldPassword: 'This is not your current password.' },
  },
  'deletion of the account': {
    source: 'account/DeleteAccountDrawer.tsx',
    ...{ address: settings.address, role: 'dialog', submit: 'Delete account' },
    open: { role: 'button', name: 'Delete account' },
    edit: { 'Enter “johndoe”': 'johndoe', 'Current password': 'admin' },
    errors: {
      username: 'You are the last administrator. Register another administrator first.',
      password: 'This is not your current password.',
    },
  },
  'access token': {
    source: 'account/NewTokenDrawer.tsx',
    ...{ address: `${settings.address}?tab=security`, role: 'dialog', submit: 'Create token' },
    open: { role: 'button', name: 'Create token' },
    edit: { Name: 'Nightly export' },
    errors: plain('name', 'expiresInDays'),
  },
  'payment of an invoice': {
    source: 'invoices/PaymentDrawer.tsx',
    ...{ address: '/apps/invoice/preview/5033', role: 'dialog', submit: 'Record payment' },
    open: { role: 'button', name: 'Add payment' },
    edit: { 'Internal note': 'By phone' },
    errors: plain('payment.amount', 'payment.paidOn', 'payment.method', 'payment.note'),
  },
  'email with an invoice': {
    source: 'invoices/SendDrawer.tsx',
    ...{ address: '/apps/invoice/preview/5036', role: 'dialog', submit: 'Send' },
    open: { role: 'button', name: 'Send invoice' },
    edit: { To: 'ada@oak.example' },
    errors: plain('mail.to', 'mail.subject', 'mail.message'),
  },
  'comment on a blog post': {
    source: 'blog/useCommentForm.ts',
    ...{ address: '/pages/blog/detail/7', role: 'main', submit: 'Post comment' },
    edit: { Comment: 'A good lamp' },
    errors: {
      'comment.fullName': 'Enter your name.',
      'comment.email': 'Enter an email address, such as ines@marlowfinch.example.',
      'comment.website': 'Enter an address that begins with https://.',
      'comment.text': 'Write a comment of at most 2,000 characters.',
    },
  },
  'profile post': {
    source: 'profile/PostForm.tsx',
    ...{ address: '/pages/profile', role: 'form', submit: 'Post' },
    edit: { 'Text of the new post': 'A new lamp' },
    errors: plain('post.text'),
  },
  'comment on a profile post': {
    source: 'profile/CommentForm.tsx',
    ...{ address: '/pages/profile', role: 'main', submit: 'Post comment' },
    edit: { 'Comment on the post by': 'A good lamp' },
    errors: plain('comment'),
  },
  'new employee': {
    source: 'datatables/AddEmployeeDrawer.tsx',
    ...{ address: '/datatables/basic', role: 'dialog', submit: 'Add record' },
    open: { role: 'button', name: 'Add record' },
    edit: { Name: 'Ada Oak' },
    date: 'Joining date',
    errors: plain('employee.fullName', 'employee.email', 'employee.salary', 'employee.status'),
  },
  'row of the table of employees': {
    source: 'datatables/useRowEdit.ts',
    ...{ address: '/datatables/basic', role: 'main', submit: /^Save / },
    open: { role: 'button', name: /^Edit (?!bookmarks)/ },
    edit: { Name: 'Ada Oak' },
    errors: plain('employee.fullName', 'employee.email', 'employee.salary', 'employee.status'),
  },
  coupon: {
    source: 'ecommerce/CouponBox.tsx',
    ...{ address: '/apps/ecommerce/checkout', role: 'main', submit: 'Apply' },
    edit: { 'Coupon code': 'LAMPS' },
    errors: plain('code'),
  },
  'delivery address': {
    source: 'ecommerce/useAddressForm.ts',
    ...{ address: '/apps/ecommerce/checkout?step=address', role: 'main' },
    open: { role: 'button', name: 'New address' },
    submit: 'Save and deliver here',
    edit: {
      ...{ 'Full name': 'Ada Oak', 'Phone number': '+351 21 555 0100', Street: 'Rua' },
      ...{ 'House and flat number': '1', 'Town or city': 'Porto', Postcode: '4000-001' },
      'State or region': 'Porto',
    },
    errors: plain('address.fullName', 'address.street', 'address.postalCode', 'address.kind'),
  },
  'payment of an order': {
    source: 'ecommerce/usePayment.ts',
    ...{ address: '/apps/ecommerce/checkout?step=payment', role: 'main', submit: /^Pay \$/ },
    edit: {},
    errors: plain('order.card.number', 'order.card.holder', 'order.card.expiry', 'order.card.cvv'),
  },
  'payment of an invoice by card': {
    source: 'dashboards/usePaymentForm.ts',
    ...{ address: '/cards/advance', role: 'main', submit: /^Pay \$/ },
    edit: {},
    errors: plain(
      ...['payment.card.number', 'payment.card.holder'],
      ...['payment.card.expiry', 'payment.card.cvv'],
    ),
  },
  branch: {
    source: 'gateway/NewBranchForm.tsx',
    ...{ address: '/gateway?tab=branches', role: 'dialog', submit: 'Create and switch' },
    open: { role: 'button', name: 'New branch' },
    edit: { Name: 'pr-42' },
    errors: plain('name', 'from'),
  },
  'fault rule': {
    source: 'gateway/FaultForm.tsx',
    ...{ address: '/gateway?tab=faults', role: 'dialog', submit: 'Create rule' },
    open: { role: 'button', name: 'New rule' },
    edit: { Name: 'flaky', Field: 'Query.tasks', 'Error message': 'Not now' },
    errors: plain('rules[0].name', 'rules[0].field', 'rules[0].route', 'rules[0].error'),
  },
  'sign-in': {
    source: 'auth/LoginForm.tsx',
    ...{ address: '/login', role: 'main', submit: 'Sign in', isForGuests: true },
    edit: { Email: 'ada@oak.example', Password: 'Six cups of tea' },
    errors: plain('email', 'password'),
  },
  registration: {
    source: 'auth/RegisterForm.tsx',
    ...{ address: '/register', role: 'main', submit: 'Sign up', isForGuests: true },
    edit: { Username: 'ada', Email: 'ada@oak.example', Password: 'Six cups of tea' },
    checkbox: 'I agree',
    errors: plain('username', 'email', 'password'),
  },
  'request of a reset link': {
    source: 'auth/ForgotPasswordForm.tsx',
    ...{ address: '/forgot-password', role: 'main', submit: 'Send reset link', isForGuests: true },
    edit: { Email: 'ada@oak.example' },
    errors: plain('email'),
  },
  'reset of a password': {
    source: 'auth/ResetPasswordForm.tsx',
    ...{ address: '/pages/reset-password-v1', role: 'main', submit: 'Set new password' },
    edit: {
      'Link from the email': 'https://frontdesk.example/reset-password?token=abc',
      'New password': 'Six cups of tea',
      'Confirm new password': 'Six cups of tea',
    },
    errors: {
      ...plain('password'),
      token: 'This link has expired or was already used. Request a new one.',
    },
  },
  newsletter: {
    source: 'misc/NewsletterForm.tsx',
    ...{ address: '/misc/coming-soon', role: 'main', submit: 'Notify me', isForGuests: true },
    edit: { Email: 'ada@oak.example' },
    errors: { email: 'Enter an address such as name@firm.example.' },
  },
};

/** The forms without an entry above, with the reason. */
export const untestedForms: Record<string, string> = {
  'admin/useRowForm.ts': 'Its fields are those of an own schema. `own-schema.spec.ts` tests it.',
  'admin/ImportDrawer.tsx': 'Its only field is a file.',
  'datatables/ImportEmployeesDrawer.tsx': 'Its only field is a file.',
  'gateway/NameForm.tsx': 'It needs a second branch. Its field is that of `NewBranchForm`.',
  'gateway/UpstreamForm.tsx': 'It needs an upstream. Its fields are those of `FaultForm`.',
  'gateway/ImportBranchForm.tsx': 'It opens with a file. Its field is that of `NameForm`.',
};
