import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconBolt, IconExternalLink, IconSend, IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createBranchHeaders, currentPoint } from '../../data/branch.ts';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { withBase } from '../../navigation/basePath.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './Details.module.css';
import { formatDuration } from './RequestList.tsx';
import { formatRequest, formats, type RequestFormat } from './requestFormats.ts';
import { type ResendResult, resendRequest } from './resendRequest.ts';
import { getRequestName, type RecordedRequest } from './traffic.ts';
import { createUpstreamRule } from './upstreamRules.ts';
import { useUpstreamUrl } from './useUpstream.ts';

/** A request as code in several formats. */
export function RequestCode({ request }: { request: RecordedRequest }) {
  const { t } = useTranslation('gateway');
  const target = { origin: location.origin, headers: createBranchHeaders() };
  const snippets = formats.flatMap((format) => {
    const code = formatRequest(request, format, target);
    return code === undefined ? [] : [{ format, code }];
  });
  const [format, setFormat] = useState<RequestFormat>(snippets[0]?.format ?? 'curl');
  const code = snippets.find((snippet) => snippet.format === format)?.code ?? '';

  return (
    <Stack component="section" gap="md" align="flex-start" className={classes.section}>
      <Title order={3} size="h3">
        {t('request.code')}
      </Title>
      <SegmentedControl
        aria-label={t('request.format')}
        value={format}
        data={snippets.map(({ format: value }) => ({ value, label: t(`format.${value}`) }))}
        onChange={setFormat}
      />
      <CodeBlock label={t(`format.${format}`)} code={code} />
    </Stack>
  );
}

interface RequestActionsProps {
  request: RecordedRequest;
  onCreateFaultRule: (rule: Partial<FaultRuleInput>) => void;
  onCreateUpstreamRule: (rule: Partial<UpstreamRuleInput>) => void;
}

/** The actions on a request: send it again, open it in the explorer, and create rules from it. */
export function RequestActions({
  request,
  onCreateFaultRule,
  onCreateUpstreamRule,
}: RequestActionsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const upstreamRule = createUpstreamRule(request);
  const hasUpstream = Boolean(useUpstreamUrl());
  const [result, setResult] = useState<ResendResult>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      setResult(await resendRequest(request));
    } catch {
      void showToast({ kind: 'danger', message: t('request.unreachable') });
    }
    isBusy.current = false;
    setSending(false);
  }

  return (
    <Stack component="section" gap="md" align="flex-start" className={classes.section}>
      <Group gap="sm" align="stretch">
        {request.api !== 'STREAM' && (
          <LoadingButton
            variant="default"
            loading={isSending}
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
            onClick={send}
          >
            {t('request.sendAgain')}
          </LoadingButton>
        )}
        <Button
          component="a"
          href={getExplorerUrl(request)}
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink size={16} stroke={1.7} aria-hidden />}
        >
          {request.api === 'REST' ? t('request.openReference') : t('request.openExplorer')}
          <span className="fd-sr-only"> {t('request.newTab')}</span>
        </Button>
        <Button
          variant="default"
          leftSection={<IconBolt size={16} stroke={1.7} aria-hidden />}
          onClick={() => onCreateFaultRule(createFaultRule(request))}
        >
          {t('request.createFaultRule')}
        </Button>
        {hasUpstream && upstreamRule && (
          <Button
            variant="default"
            leftSection={<IconWorld size={16} stroke={1.7} aria-hidden />}
            onClick={() => onCreateUpstreamRule(upstreamRule)}
          >
            {t('request.createUpstreamRule')}
          </Button>
        )}
      </Group>
      <div role="status">
        {result && (
          <Text c="dimmed">
            {t('request.sent', {
              status: result.status,
              duration: formatDuration(result.duration, language),
            })}
          </Text>
        )}
      </div>
      {result && <CodeBlock label={t('request.response')} code={result.content} />}
    </Stack>
  );
}

/** Returns the URL of a request in the GraphQL explorer or in the REST reference. */
function getExplorerUrl({ api, method, route, query, input }: RecordedRequest): string {
  if (api === 'REST')
    return withBase(`/reference#${encodeURIComponent(`${method} ${route ?? ''}`)}`);
  const params = new URLSearchParams({ query: query ?? '' });
  if (input !== null) params.set('variables', JSON.stringify(input, null, 2));
  params.set('branch', currentPoint.get());
  return withBase(`/graphql?${params}`);
}

/** Returns the name and the conditions of a fault rule that applies to requests like this request. */
function createFaultRule(request: RecordedRequest): Partial<FaultRuleInput> {
  const name = getRequestName(request);
  return request.api === 'REST' ? { name, route: name } : { name, operation: request.operation };
}
