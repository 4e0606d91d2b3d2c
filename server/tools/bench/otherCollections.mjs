// The other collections of the sample. json-server keeps them too, so that the comparison with Frontdesk is fair.

/** The REST path that lists each collection, and the key of the rows in the response. */
const listPaths = {
  users: ['/api/users/list/all-data'],
  tasks: ['/apps/todo/tasks'],
  emails: ['/apps/email/emails', 'emails'],
  events: ['/apps/calendar/events'],
  invoices: ['/apps/invoice/invoices?perPage=1', 'allData'],
  products: ['/apps/ecommerce/products?perPage=1000', 'products'],
  employees: ['/api/datatables/initial-data'],
  posts: ['/blog/list/data'],
};

/** Returns the rows of all collections except `collection`, by name. */
export async function fetchOtherCollections(origin, collection) {
  const paths = Object.entries(listPaths).filter(([name]) => name !== collection);
  const entries = paths.map(async ([name, [path, key]]) => {
    const response = await (await fetch(origin + path)).json();
    const rows = key ? response[key] : response;
    if (!Array.isArray(rows))
      throw new Error(`The response of ${path} contains no list of ${name}`);
    return [name, rows];
  });
  return Object.fromEntries(await Promise.all(entries));
}
