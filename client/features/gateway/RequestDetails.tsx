import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { formatFileSize } from '../../ui/files.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './Details.module.css';
import { formatDuration, formatTime, RequestStatus } from './RequestList.tsx';
import { RequestActions, RequestCode } from './RequestParts.tsx';
import { getRequestName, type RecordedRequest } from './traffic.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface RequestDetailsProps {
  request: RecordedRequest;
  isOpen: boolean;
  onClose: () => void;
  onCreateFaultRule: (rule: Partial<FaultRuleInput>) => void;
  onCreateUpstreamRule: (rule: Partial<UpstreamRuleInput>) => void;
}

/** A drawer with the details of a request, its code in several formats, and actions. */
export function RequestDetails({
  request,
  isOpen,
  onClose,
  onCreateFaultRule,
  onCreateUpstreamRule,
}: RequestDetailsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const returnFocus = useReturnFocus(isOpen);
  const name = getRequestName(request) || t('request.unnamed');

  const facts: [key: string, label: string, value: ReactNode][] = [
    ['api', t('request.api'), t(`api.${request.api}`)],
    ['status', t('request.status'), <RequestStatus key="status" request={request} />],
    ['duration', t('request.duration'), formatDuration(request.duration, language)],
    ['size', t('request.size'), formatFileSize(request.size, language)],
    ['at', t('request.at'), formatTime(request.at, language)],
    ['url', t('request.url'), <bdi key="url">{`${request.method} ${request.url}`}</bdi>],
  ];
  if (request.upstream) {
    facts.push(['upstream', t('request.answer'), t(`answer.${request.upstream}`)]);
  }
  if (request.fault) facts.push(['fault', t('request.fault'), <bdi key="f">{request.fault}</bdi>]);

  return (
    <SideDrawer label={name} isOpen={isOpen} size={640} onClose={onClose} onExited={returnFocus}>
      <DrawerHeader title={name} onClose={onClose} />
      <Stack gap="xl" className={classes.content}>
        <SimpleGrid
          component="dl"
          spacing="lg"
          verticalSpacing="md"
          minColWidth={160}
          className={classes.facts}
        >
          {facts.map(([key, label, value]) => (
            <div key={key}>
              <Text component="dt" size="xs" c="dimmed">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </SimpleGrid>
        <RequestCode key={request.id} request={request} />
        <RequestActions
          key={`actions ${request.id}`}
          request={request}
          onCreateFaultRule={(rule) => {
            onClose();
            onCreateFaultRule(rule);
          }}
          onCreateUpstreamRule={(rule) => {
            onClose();
            onCreateUpstreamRule(rule);
          }}
        />
      </Stack>
    </SideDrawer>
  );
}
