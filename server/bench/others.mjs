// The collections of the default world, as a mock that takes our place would have to keep them.

/** Where REST lists each of them whole, and under which key. */
const lists = {
  users: ['/api/users/list/all-data'],
  tasks: ['/apps/todo/tasks'],
  emails: ['/apps/email/emails', 'emails'],
  events: ['/apps/calendar/events'],
  invoices: ['/apps/invoice/invoices?perPage=1', 'allData'],
  products: ['/apps/ecommerce/products?perPage=1000', 'products'],
  employees: ['/api/datatables/initial-data'],
  posts: ['/blog/list/data'],
};

/** Every collection but one. */
export async function readOthers(origin, collection) {
  const others = Object.entries(lists).filter(([name]) => name !== collection);
  const read = others.map(async ([name, [path, key]]) => {
    const reply = await (await fetch(origin + path)).json();
    const rows = key ? reply[key] : reply;
    if (!Array.isArray(rows)) throw new Error(`${path} lists no ${name}.`);
    return [name, rows];
  });
  return Object.fromEntries(await Promise.all(read));
}
