import { Group, Stack, Text } from '@mantine/core';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './ResponseDetails.module.css';
import type { ReceivedResponse } from './sendRequest.ts';
import { texts } from './texts.ts';

/** A response: its status, duration, headers and body. */
export function ResponseDetails({ response }: { response: ReceivedResponse }) {
  const { status, statusText, duration, headers, body } = response;

  return (
    <Stack gap="md">
      <Group gap="md">
        <span className={classes.status} data-failed={status >= 400}>
          {status} {statusText}
        </span>
        <Text c="dimmed" fz={13}>
          {texts.milliseconds(duration)}
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
