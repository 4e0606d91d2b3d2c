// Reads the other collections of the sample. A mock server that replaces Frontdesk would have to keep them, too.

/** The REST route that lists each collection, and the key of its rows. */
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

export async function fetchOtherCollections(origin, collection) {
  const others = Object.entries(lists).filter(([name]) => name !== collection);
  const read = others.map(async ([name, [path, key]]) => {
    const response = await (await fetch(origin + path)).json();
    const rows = key ? response[key] : response;
    if (!Array.isArray(rows)) throw new Error(`${path} has no list of ${name}.`);
    return [name, rows];
  });
  return Object.fromEntries(await Promise.all(read));
}
