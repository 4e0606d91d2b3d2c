/** A change by another client, and the text that a screen shows after it. */
export interface LiveScreen {
  path: string;
  /** The fields of a mutation. */
  change: string;
  text: string;
}

const name = 'Zebrawood & Sons';
const task = `updateTask(task: { id: 1, title: "${name}" }) { id }`;
const employee = `updateEmployee(employee: { id: 1, fullName: "${name}" }) { id }`;
const user = `updateUser(user: { id: 1, fullName: "${name}" }) { id }`;
const client = `updateInvoice(invoice: { id: 5036, client: { name: "${name}" } }) { id }`;
const post = (id: number) => `updatePost(post: { id: ${id}, title: "${name}" }) { id }`;
const email = `sendEmail(email: { to: [{ email: "ada@example.com" }], subject: "${name}" }) { id }`;
const comment = `commentOnPost(postId: 1, comment: { fullName: "${name}", email: "ada@example.com", text: "Fine." }) { id }`;
const profilePost = `addProfilePost(post: { text: "${name}" }) { id }`;
const message = `sendMessage(message: { contact: { id: 1 }, message: "${name}" }) { __typename }`;
const today = new Date().toISOString().slice(0, 10);
const event = `addEvent(event: { title: "${name}", start: "${today}T12:00:00Z", extendedProps: { calendar: "Business" } }) { id }`;
const cart = 'addToCart(productId: 27) { __typename }';
const account = `updateAccountSettings(settings: { general: { fullName: "${name}" } }) { __typename }`;
const wish = 'addToWishlist(productId: 27) { id }';
const order =
  'placeOrder(order: { key: "a", payment: BANK_TRANSFER, addressId: 1 }) { __typename }';
const payment =
  'addInvoicePayment(payment: { invoiceId: 5027, amount: 1, note: "Zebrawood" }) { __typename }';

/** All lists and details with data that somebody else can change. */
export const liveScreens: LiveScreen[] = [
  { path: '/apps/todo', change: task, text: name },
  { path: '/apps/todo?task=1', change: task, text: name },
  { path: '/apps/email/sent', change: email, text: name },
  { path: '/apps/chat', change: message, text: name },
  { path: '/apps/chat/1', change: message, text: name },
  { path: '/apps/calendar', change: event, text: name },
  { path: '/apps/user/list', change: user, text: name },
  { path: '/apps/user/view/1', change: user, text: name },
  { path: '/apps/user/edit/1', change: user, text: name },
  { path: '/apps/invoice/list', change: client, text: name },
  { path: '/apps/invoice/preview/5036', change: client, text: name },
  { path: '/apps/invoice/preview/5027', change: payment, text: 'Zebrawood' },
  { path: '/apps/invoice/edit/5036', change: client, text: name },
  { path: '/apps/ecommerce/checkout', change: cart, text: 'Ballast mesh chair' },
  { path: '/apps/ecommerce/wishlist', change: wish, text: 'Ballast mesh chair' },
  { path: '/apps/ecommerce/shop?q=ballast', change: cart, text: 'View in cart' },
  { path: '/apps/ecommerce/orders', change: order, text: 'MF-10405' },
  { path: '/pages/blog/list', change: post(7), text: name },
  { path: '/pages/blog/detail/1', change: comment, text: name },
  { path: '/pages/blog/edit/1', change: post(1), text: name },
  { path: '/pages/profile', change: profilePost, text: name },
  { path: '/pages/account-settings', change: account, text: name },
  { path: '/datatables/basic', change: employee, text: name },
  { path: '/datatables/advance', change: employee, text: name },
  { path: '/dashboard/analytics', change: payment, text: 'Invoice 5027' },
];
