import { Box, Button, SegmentedControl, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createCallerHeaders } from '../caller/caller.ts';
import { formatCurl, formatFetch } from '../caller/formatRequest.ts';
import { useCallerHeaders } from '../caller/useCallerHeaders.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { createSample } from './createSample.ts';
import { Field } from './Field.tsx';
import { getMedia, type OpenApi, type Operation } from './openapi.ts';
import { ResponseDetails } from './ResponseDetails.tsx';
import { createRequest, type FormValues } from './request.ts';
import { type ReceivedResponse, sendRequest } from './sendRequest.ts';
import classes from './TryIt.module.css';
import { texts } from './texts.ts';

interface TryItProps {
  document: OpenApi;
  operation: Operation;
}

function createInitialValues(document: OpenApi, { parameters, body }: Operation): FormValues {
  const media = getMedia(body);
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const sample = example ?? (media?.schema && createSample(document, media.schema));
  const parameterValues = parameters.map(({ name, required, example, schema }) => {
    const value = example ?? (required && schema ? createSample(document, schema) : '');
    return [name, Array.isArray(value) ? value.map(String) : String(value ?? '')] as const;
  });
  return {
    parameters: Object.fromEntries(parameterValues),
    body: body ? JSON.stringify(sample ?? {}, null, 2) : '',
  };
}

/** Returns whether a text is empty or valid JSON. */
function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trim() === '';
  }
}

/** The formats in which a request can be copied. */
const formats = { curl: formatCurl, fetch: formatFetch };

/** A form that sends a request, and the same request as code. */
export function TryIt({ document, operation }: TryItProps) {
  const [values, setValues] = useState(() => createInitialValues(document, operation));
  const [response, setResponse] = useState<ReceivedResponse | null>();
  const [isSending, setSending] = useState(false);
  const [format, setFormat] = useState<keyof typeof formats>('curl');
  const callerHeaders = useCallerHeaders();
  const code = formats[format](location.origin, createRequest(operation, values, callerHeaders));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    // The token of the identity may have expired since the code was shown.
    const headers = await createCallerHeaders().catch(() => callerHeaders);
    setResponse(await sendRequest(createRequest(operation, values, headers)));
    setSending(false);
  }

  return (
    <Stack gap="lg">
      <CodeBlock label={texts.copyAs} code={code} isWrapped>
        <SegmentedControl
          size="xs"
          aria-label={texts.copyAs}
          data={Object.keys(formats)}
          value={format}
          onChange={(value) => setFormat(value as keyof typeof formats)}
        />
      </CodeBlock>
      <Box
        onSubmit={submit}
        noValidate
        component="form"
        p="lg"
        bd="1px solid var(--mantine-color-default-border)"
        bdrs="lg"
      >
        <Stack gap="md">
          <div>
            <Title order={4} fz={14}>
              {texts.tryIt}
            </Title>
            <Text c="dimmed" fz={13}>
              {operation.method === 'GET' ? texts.tryItHint : texts.tryItWarning}
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
              description={isJson(values.body) ? undefined : texts.invalidJson}
              autosize
              minRows={4}
              maxRows={20}
              spellCheck={false}
              classNames={{ input: classes.body }}
              onChange={({ currentTarget }) =>
                setValues(({ parameters }) => ({ parameters, body: currentTarget.value }))
              }
            />
          )}
          <Button
            type="submit"
            loading={isSending}
            w="fit-content"
            c="var(--mantine-primary-color-contrast)"
          >
            {texts.send}
          </Button>
          <div aria-live="polite">
            {response && <ResponseDetails response={response} />}
            {response === null && <Text c="danger">{texts.noResponse}</Text>}
          </div>
        </Stack>
      </Box>
    </Stack>
  );
}
