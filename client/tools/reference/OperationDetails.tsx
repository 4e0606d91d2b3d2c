import { Anchor, Stack, Text, Title } from '@mantine/core';
import { withBase } from '../../navigation/basePath.ts';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './OperationDetails.module.css';
import { type Body, getMedia, type OpenApi, type Operation } from './openapi.ts';
import { Parameters } from './Parameters.tsx';
import { Prose } from './Prose.tsx';
import { ShapeTree } from './ShapeTree.tsx';
import { createShape } from './shape.ts';
import { TryIt } from './TryIt.tsx';
import { texts } from './texts.ts';

interface OperationDetailsProps {
  document: OpenApi;
  operation: Operation;
}

function BodyShape({ document, body }: { document: OpenApi; body: Body }) {
  const schema = getMedia(body)?.schema;

  return (
    <>
      {body.description && (
        <Text fz={13} c="dimmed">
          <Prose>{body.description}</Prose>
        </Text>
      )}
      {schema ? (
        <ShapeTree shape={createShape(document, schema)} />
      ) : (
        <Text fz={13}>{texts.emptyBody}</Text>
      )}
    </>
  );
}

/** The details of an operation: its parameters, its responses, and a form that sends a request. */
export function OperationDetails({ document, operation }: OperationDetailsProps) {
  const { parameters, body, responses, description, graphql } = operation;
  const isError = ([status]: [string, Body]) => /^([45]|default)/.test(status);
  const errorResponses = responses.filter(isError);

  return (
    <div className={classes.columns}>
      <Stack gap="lg" miw={0}>
        {description && (
          <Text fz={14} maw="70ch">
            <Prose>{description}</Prose>
          </Text>
        )}
        {parameters.length > 0 && (
          <div>
            <Title order={4} fz={14} mb={4}>
              {texts.parameters}
            </Title>
            <Parameters
              label={texts.parametersOf(operation.id)}
              document={document}
              parameters={parameters}
            />
          </div>
        )}
        {body && (
          <div>
            <Title order={4} fz={14} mb={4}>
              {texts.body}
            </Title>
            <BodyShape document={document} body={body} />
          </div>
        )}
        {responses
          .filter((response) => !isError(response))
          .map(([status, response]) => (
            <div key={status}>
              <Title order={4} fz={14} mb={4}>
                {texts.responseWithStatus(status)}
              </Title>
              <BodyShape document={document} body={response} />
            </div>
          ))}
        {errorResponses.length > 0 && (
          <div>
            <Title order={4} fz={14} mb={4}>
              {texts.errorResponses}
            </Title>
            <dl className={classes.errors}>
              {errorResponses.map(([status, response]) => (
                <div key={status}>
                  <dt>{status}</dt>
                  <dd>
                    <BodyShape document={document} body={response} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </Stack>
      <Stack gap="lg" miw={0}>
        <TryIt document={document} operation={operation} />
        {graphql && (
          <CodeBlock label={texts.graphqlOperation} code={graphql.trim()}>
            <Anchor fz={13} href={withBase(`/graphql?query=${encodeURIComponent(graphql.trim())}`)}>
              {texts.openInExplorer}
            </Anchor>
          </CodeBlock>
        )}
      </Stack>
    </div>
  );
}
