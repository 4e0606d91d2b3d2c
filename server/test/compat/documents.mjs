/** The operations that the tools send. */
export const documents = {
  query: '{ tasks { id title } }',
  mutation: 'mutation { updateTask(task: { id: 1, title: "Order tea" }) { id } }',
  subscription: 'subscription { changes(types: ["Task"]) { type id kind } }',
};

/** Sends a request to the API as JSON. Throws for another status than 200. */
export async function post(address, path, body) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.json();
}

/** Restores the sample data of the main branch, and deletes all other branches. */
export async function reset(address) {
  await post(address, '/gateway/reset', {});
  const branches = await (await fetch(`${address}/gateway/branches`)).json();
  for (const { name } of branches.filter((branch) => branch.name !== 'main')) {
    await fetch(`${address}/gateway/branches/${name}`, { method: 'DELETE' });
  }
}

/** Changes a task every 200 ms until the subscription has received a change, because the time of its start is not known. */
export async function changeTask(
  address,
  received,
  change = () => post(address, '/graphql', { query: documents.mutation }),
) {
  const timer = setInterval(() => void change().catch(() => null), 200);
  const deadline = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The subscription received no change.')), 10_000).unref();
  });
  try {
    await Promise.race([received, deadline]);
  } finally {
    clearInterval(timer);
  }
}
