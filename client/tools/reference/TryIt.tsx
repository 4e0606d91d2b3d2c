import { Box, Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { createSample } from './createSample.ts';
import { Field } from './Field.tsx';
import { getMedia, type OpenApi, type Operation } from './openapi.ts';
import { ResponseDetails } from './ResponseDetails.tsx';
import { createRequest, type FormValues, formatCurl } from './request.ts';
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

/** A form that sends a request, and the same request as a curl command. */
export function TryIt({ document, operation }: TryItProps) {
  const [values, setValues] = useState(() => createInitialValues(document, operation));
  const [response, setResponse] = useState<ReceivedResponse | null>();
  const [isSending, setSending] = useState(false);
  const request = createRequest(operation, values);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setResponse(await sendRequest(request));
    setSending(false);
  }

  return (
    <Stack gap="lg">
      <CodeBlock label={texts.curl} code={formatCurl(location.origin, request)} isWrapped />
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
