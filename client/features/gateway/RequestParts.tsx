import { Button, SegmentedControl } from '@mantine/core';
import { IconBolt, IconExternalLink, IconSend, IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { withBase } from '../../state/basePath.ts';
import { createBranchHeaders, currentPoint } from '../../state/branch.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { showToast } from '../../ui/toasts.ts';
import { CodeBlock } from './CodeBlock.tsx';
import panel from './ControlPanel.module.css';
import classes from './Details.module.css';
import { durationText } from './RequestList.tsx';
import { formats, type RequestFormat, writeRequest } from './requestFormats.ts';
import { type SentAgain, sendAgain } from './sendAgain.ts';
import { nameOf, type Recorded } from './traffic.ts';
import { ruleOf as upstreamRuleOf } from './upstreamRules.ts';
import { useUpstreamUrl } from './useUpstream.ts';

/** A request as code in several formats. */
export function RequestCode({ request }: { request: Recorded }) {
  const { t } = useTranslation('gateway');
  const place = { origin: location.origin, headers: createBranchHeaders() };
  const codes = formats.flatMap((format) => {
    const code = writeRequest(request, format, place);
    return code === undefined ? [] : [{ format, code }];
  });
  const [format, setFormat] = useState<RequestFormat>(codes[0]?.format ?? 'curl');
  const code = codes.find((one) => one.format === format)?.code ?? '';

  return (
    <section className={classes.section}>
      <h3 className={panel.heading}>{t('request.code')}</h3>
      <SegmentedControl
        aria-label={t('request.format')}
        value={format}
        data={codes.map((one) => ({ value: one.format, label: t(`format.${one.format}`) }))}
        onChange={setFormat}
      />
      <CodeBlock label={t(`format.${format}`)} code={code} />
    </section>
  );
}

interface RequestActsProps {
  request: Recorded;
  onFault: (rule: Partial<FaultRuleInput>) => void;
  onUpstream: (rule: Partial<UpstreamRuleInput>) => void;
}

/** The actions on a request. */
export function RequestActs({ request, onFault, onUpstream }: RequestActsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const upstreamRule = upstreamRuleOf(request);
  const hasUpstream = Boolean(useUpstreamUrl());
  const [sent, setSent] = useState<SentAgain>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      setSent(await sendAgain(request));
    } catch {
      void showToast({ kind: 'danger', message: t('request.unreachable') });
    }
    isBusy.current = false;
    setSending(false);
  }

  return (
    <section className={classes.section}>
      <div className={classes.acts}>
        {request.api !== 'STREAM' && (
          <Button
            variant="default"
            loading={isSending}
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
            onClick={send}
          >
            {t('request.sendAgain')}
          </Button>
        )}
        <Button
          component="a"
          href={explorerAddress(request)}
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
          onClick={() => onFault(ruleOf(request))}
        >
          {t('request.makeFault')}
        </Button>
        {hasUpstream && upstreamRule && (
          <Button
            variant="default"
            leftSection={<IconWorld size={16} stroke={1.7} aria-hidden />}
            onClick={() => onUpstream(upstreamRule)}
          >
            {t('request.makeReal')}
          </Button>
        )}
      </div>
      <div role="status">
        {sent && (
          <p className={panel.note}>
            {t('request.sent', {
              status: sent.status,
              duration: durationText(sent.duration, language),
            })}
          </p>
        )}
      </div>
      {sent && <CodeBlock label={t('request.response')} code={sent.content} />}
    </section>
  );
}

/** Returns the address of the page for developers that shows a request. */
function explorerAddress({ api, method, route, query, input }: Recorded): string {
  if (api === 'REST')
    return withBase(`/reference#${encodeURIComponent(`${method} ${route ?? ''}`)}`);
  const params = new URLSearchParams({ query: query ?? '' });
  if (input !== null) params.set('variables', JSON.stringify(input, null, 2));
  params.set('branch', currentPoint.get());
  return withBase(`/graphql?${params}`);
}

/** Returns the conditions of a rule that applies to requests like this one. */
function ruleOf(request: Recorded): Partial<FaultRuleInput> {
  const name = nameOf(request);
  return request.api === 'REST' ? { name, route: name } : { name, operation: request.operation };
}
