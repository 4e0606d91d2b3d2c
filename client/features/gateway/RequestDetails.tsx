import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { formatFileSize } from '../../ui/files.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import classes from './Details.module.css';
import { durationText, RequestStatus, timeText } from './RequestList.tsx';
import { RequestActs, RequestCode } from './RequestParts.tsx';
import { nameOf, type Recorded } from './traffic.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

interface RequestDetailsProps {
  request: Recorded;
  isOpen: boolean;
  onClose: () => void;
  onFault: (rule: Partial<FaultRuleInput>) => void;
  onUpstream: (rule: Partial<UpstreamRuleInput>) => void;
}

/** A request as code in several formats, and what can be done with it. */
export function RequestDetails({
  request,
  isOpen,
  onClose,
  onFault,
  onUpstream,
}: RequestDetailsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const returnFocus = useReturnedFocus(isOpen);
  const name = nameOf(request) || t('request.unnamed');

  const facts: [key: string, label: string, value: ReactNode][] = [
    ['api', t('request.api'), t(`api.${request.api}`)],
    ['status', t('request.status'), <RequestStatus key="status" request={request} />],
    ['duration', t('request.duration'), durationText(request.duration, language)],
    ['size', t('request.size'), formatFileSize(request.size, language)],
    ['at', t('request.at'), timeText(request.at, language)],
    ['url', t('request.url'), <bdi key="url">{`${request.method} ${request.url}`}</bdi>],
  ];
  if (request.upstream) {
    facts.push(['upstream', t('request.answer'), t(`answer.${request.upstream}`)]);
  }
  if (request.fault) facts.push(['fault', t('request.fault'), <bdi key="f">{request.fault}</bdi>]);

  return (
    <SideDrawer label={name} isOpen={isOpen} size={640} onClose={onClose} onExited={returnFocus}>
      <DrawerHeader title={name} onClose={onClose} />
      <div className={classes.content}>
        <dl className={classes.facts}>
          {facts.map(([key, label, value]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <RequestCode key={request.id} request={request} />
        <RequestActs
          key={`acts ${request.id}`}
          request={request}
          onFault={(rule) => {
            onClose();
            onFault(rule);
          }}
          onUpstream={(rule) => {
            onClose();
            onUpstream(rule);
          }}
        />
      </div>
    </SideDrawer>
  );
}
