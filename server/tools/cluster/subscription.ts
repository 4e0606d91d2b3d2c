// remove-feature chat
export interface ChatEvent {
  cursor: string;
  kind: string;
  messages: { text: string }[];
}

/**
 * Subscribes to the chat events of a server after a cursor. Calls `onEvent` for each event. Resolves when the
 * stream has started. `closed` resolves when the connection ends.
 */
export async function subscribeToChat(
  origin: string,
  since: string | null,
  onEvent: (event: ChatEvent) => void,
  branch = 'main',
) {
  const controller = new AbortController();
  const response = await fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-branch': branch,
    },
    signal: controller.signal,
    body: JSON.stringify({
      query:
        'subscription ($since: String) { chatEvents(since: $since) { cursor kind messages { text } } }',
      variables: { since },
    }),
  });
  if (!response.body) throw new Error('The server has sent no stream.');
  const body = response.body.pipeThrough(new TextDecoderStream());

  async function read() {
    let rest = '';
    for await (const text of body as unknown as AsyncIterable<string>) {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: next\ndata: (.+)$/.exec(event) ?? [];
        if (data)
          onEvent((JSON.parse(data) as { data: { chatEvents: ChatEvent } }).data.chatEvents);
      }
    }
  }

  return { closed: read().catch(() => undefined), stop: () => controller.abort() };
}

/** Writes a chat message by REST. */
export async function writeMessage(origin: string, message: string, branch = 'main') {
  const response = await fetch(`${origin}/apps/chat/send-msg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-branch': branch },
    body: JSON.stringify({ obj: { contact: { id: 1 }, message } }),
  });
  await response.text();
  return response.ok;
}
