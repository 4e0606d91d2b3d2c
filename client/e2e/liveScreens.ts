/** A change by another client, and the text that a screen shows after it. */
export interface LiveScreen {
  path: string;
  /** The fields of a mutation. */
  change: string;
  text: string;
}

const name = 'Zebrawood & Sons';
const today = new Date().toISOString().slice(0, 10);

/** The fields of mutations, for the screens below. */
const changes = {
  task: `updateTask(task: { id: 1, title: "${name}" }) { id }`,
  employee: `updateEmployee(employee: { id: 1, fullName: "${name}" }) { id }`,
  user: `updateUser(user: { id: 1, fullName: "${name}" }) { id }`,
  client: `updateInvoice(invoice: { id: 5036, client: { name: "${name}" } }) { id }`,
  post: (id: number) => `updatePost(post: { id: ${id}, title: "${name}" }) { id }`,
  email: `sendEmail(email: { to: [{ email: "ada@example.com" }], subject: "${name}" }) { id }`,
  comment: `commentOnPost(postId: 1, comment: { fullName: "${name}", email: "ada@example.com", text: "Fine." }) { id }`,
  profilePost: `addProfilePost(post: { text: "${name}" }) { id }`,
  message: `sendMessage(message: { contact: { id: 1 }, message: "${name}" }) { __typename }`,
  event: `addEvent(event: { title: "${name}", start: "${today}T12:00:00Z", extendedProps: { calendar: "Business" } }) { id }`,
  cart: 'addToCart(productId: 27) { __typename }',
  account: `updateAccountSettings(settings: { general: { fullName: "${name}" } }) { __typename }`,
  wish: 'addToWishlist(productId: 27) { id }',
  order: 'placeOrder(order: { key: "a", payment: BANK_TRANSFER, addressId: 1 }) { __typename }',
  payment:
    'addInvoicePayment(payment: { invoiceId: 5027, amount: 1, note: "Zebrawood" }) { __typename }',
};

/** All lists and details with data that somebody else can change. */
export const liveScreens: LiveScreen[] = [
  { path: '/apps/todo', change: changes.task, text: name },
  { path: '/apps/todo?task=1', change: changes.task, text: name },
  { path: '/apps/email/sent', change: changes.email, text: name },
  { path: '/apps/chat', change: changes.message, text: name },
  { path: '/apps/chat/1', change: changes.message, text: name },
  { path: '/apps/calendar?view=list', change: changes.event, text: name },
  { path: '/apps/user/list', change: changes.user, text: name },
  { path: '/apps/user/view/1', change: changes.user, text: name },
  { path: '/apps/user/edit/1', change: changes.user, text: name },
  { path: '/apps/invoice/list', change: changes.client, text: name },
  { path: '/apps/invoice/preview/5036', change: changes.client, text: name },
  { path: '/apps/invoice/preview/5027', change: changes.payment, text: 'Zebrawood' },
  { path: '/apps/invoice/edit/5036', change: changes.client, text: name },
  { path: '/apps/ecommerce/checkout', change: changes.cart, text: 'Ballast mesh chair' },
  { path: '/apps/ecommerce/wishlist', change: changes.wish, text: 'Ballast mesh chair' },
  { path: '/apps/ecommerce/shop?q=ballast', change: changes.cart, text: 'View in cart' },
  { path: '/apps/ecommerce/orders', change: changes.order, text: 'MF-10405' },
  { path: '/pages/blog/list', change: changes.post(7), text: name },
  { path: '/pages/blog/detail/1', change: changes.comment, text: name },
  { path: '/pages/blog/edit/1', change: changes.post(1), text: name },
  { path: '/pages/profile', change: changes.profilePost, text: name },
  { path: '/pages/account-settings', change: changes.account, text: name },
  { path: '/datatables/basic', change: changes.employee, text: name },
  { path: '/datatables/advance', change: changes.employee, text: name },
  { path: '/dashboard/analytics', change: changes.payment, text: 'Invoice 5027' },
];
