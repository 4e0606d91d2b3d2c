import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { Field } from './Field.tsx';
import { getMedia, type OpenApi, type Operation } from './openapi.ts';
import { Reply } from './Reply.tsx';
import { createRequest, formatCurl, type Values } from './request.ts';
import { createSample } from './sample.ts';
import { type Received, send } from './send.ts';
import classes from './TryIt.module.css';
import { texts } from './texts.ts';

interface TryItProps {
  document: OpenApi;
  operation: Operation;
}

function createInitialValues(document: OpenApi, { parameters, body }: Operation): Values {
  const media = getMedia(body);
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const sample = example ?? (media?.schema && createSample(document, media.schema));
  const given = parameters.map(({ name, required, example, schema }) => {
    const value = example ?? (required && schema ? createSample(document, schema) : '');
    return [name, Array.isArray(value) ? value.map(String) : String(value ?? '')] as const;
  });
  return {
    parameters: Object.fromEntries(given),
    body: body ? JSON.stringify(sample ?? {}, null, 2) : '',
  };
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trim() === '';
  }
}

/** A form that sends the request, and the same request as a curl command. */
export function TryIt({ document, operation }: TryItProps) {
  const [values, setValues] = useState(() => createInitialValues(document, operation));
  const [reply, setReply] = useState<Received | null>();
  const [isSending, setSending] = useState(false);
  const request = createRequest(operation, values);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setReply(await send(request));
    setSending(false);
  }

  return (
    <Stack gap="lg">
      <CodeBlock label={texts.curl} code={formatCurl(location.origin, request)} wraps />
      <form onSubmit={submit} noValidate className={classes.try}>
        <Stack gap="md">
          <div>
            <Title order={4} fz={14}>
              {texts.tryIt}
            </Title>
            <Text c="dimmed" fz={13}>
              {operation.method === 'GET' ? texts.tryHint : texts.tryChanges}
            </Text>
          </div>
          {operation.parameters.map((parameter) => (
            <Field
              key={`${parameter.in} ${parameter.name}`}
              document={document}
              parameter={parameter}
              value={values.parameters[parameter.name] ?? ''}
              onChange={(value) =>
                setValues(({ parameters, body }) => ({
                  parameters: { ...parameters, [parameter.name]: value },
                  body,
                }))
              }
            />
          ))}
          {operation.body && (
            <Textarea
              label={texts.body}
              value={values.body}
              description={isJson(values.body) ? undefined : texts.notJson}
              autosize
              minRows={4}
              maxRows={20}
              spellCheck={false}
              classNames={{ input: classes.mono }}
              onChange={({ currentTarget }) =>
                setValues(({ parameters }) => ({ parameters, body: currentTarget.value }))
              }
            />
          )}
          <Button type="submit" loading={isSending} w="fit-content" c="var(--fd-on-primary)">
            {texts.send}
          </Button>
          <div aria-live="polite">
            {reply && <Reply reply={reply} />}
            {reply === null && <Text c="var(--fd-danger)">{texts.noReply}</Text>}
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
