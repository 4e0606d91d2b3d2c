import { Group, Stack, Text } from '@mantine/core';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './Reply.module.css';
import type { Received } from './send.ts';
import { texts } from './texts.ts';

/** The response: status, time, headers and body. */
export function Reply({ reply }: { reply: Received }) {
  const { status, statusText, time, headers, body } = reply;

  return (
    <Stack gap="md">
      <Group gap="md">
        <span className={classes.status} data-failed={status >= 400}>
          {status} {statusText}
        </span>
        <Text c="dimmed" fz={13}>
          {texts.milliseconds(time)}
        </Text>
      </Group>
      <details className={classes.details}>
        <summary>{texts.headers(headers.length)}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {body ? (
        <CodeBlock label={texts.response} code={body} />
      ) : (
        <Text fz={13}>{texts.emptyBody}</Text>
      )}
    </Stack>
  );
}
