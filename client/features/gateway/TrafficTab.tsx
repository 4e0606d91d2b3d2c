import { Button, Card, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, RequestApi, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { useGatewayClearRequestsMutation } from '../../gql/gateway/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { getNumberFormat } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { FilterChip, FilterCount } from '../../ui/table/FilterChip.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import type { PanelProps, PanelView } from './panelView.ts';
import { RequestList } from './RequestList.tsx';
import classes from './TrafficTab.module.css';
import { filterRequests, getErrorRate, type RecordedRequest, statusFilters } from './traffic.ts';
import { useBranch } from './useBranch.ts';
import { useTraffic } from './useTraffic.ts';

const RequestDetails = lazyComponent(
  async () => (await import('./RequestDetails.tsx')).RequestDetails,
);

interface TrafficTabProps extends PanelProps {
  onCreateFaultRule: (rule: Partial<FaultRuleInput>) => void;
  onCreateUpstreamRule: (rule: Partial<UpstreamRuleInput>) => void;
}

const apis: RequestApi[] = ['REST', 'GRAPHQL', 'STREAM'];

/** The requests of the branch as they arrive. */
export function TrafficTab({
  view,
  onView,
  onCreateFaultRule,
  onCreateUpstreamRule,
}: TrafficTabProps) {
  const { t } = useTranslation('gateway');
  const { name: branch } = useBranch();
  const percentages = getNumberFormat(useLanguage(), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const traffic = useTraffic(branch);
  const [clearRequests] = useGatewayClearRequestsMutation();
  const [openedRequest, setOpenedRequest] = useState<RecordedRequest>();
  const [isOpen, setOpen] = useState(false);
  const shownRequests = useDeferredValue(filterRequests(traffic.requests, view));
  const isFiltered = view.q !== '' || view.api.length > 0 || view.status.length > 0;
  const clearFilters = () => onView({ api: [], q: '', status: [] });
  const countRequests = (filter: Partial<PanelView>) =>
    filterRequests(traffic.requests, { ...view, ...filter }).length;

  return (
    <Card component="section" padding={0} mod="edge" aria-label={t('tab.traffic')}>
      <Group gap="sm" mih={60} p="md" mod="line-bottom">
        <SearchInput
          className={classes.search}
          label={t('traffic.search')}
          value={view.q}
          onChange={(q) => onView({ q })}
        />
        <Group gap="sm">
          <FilterChip
            label={t('traffic.api')}
            options={apis.map((value) => ({ value, label: t(`api.${value}`) }))}
            values={view.api}
            onChange={(api) => onView({ api })}
            renderCount={(api) => <FilterCount count={countRequests({ api: [api] })} />}
          />
          <FilterChip
            label={t('traffic.status')}
            options={statusFilters.map((value) => ({ value, label: t(`statusFilter.${value}`) }))}
            values={view.status}
            onChange={(status) => onView({ status })}
            renderCount={(status) => <FilterCount count={countRequests({ status: [status] })} />}
          />
        </Group>
        <Group gap="sm" ms="auto" align="stretch">
          {traffic.isPaused ? (
            <Button
              variant="light"
              leftSection={<IconPlayerPlay size={16} stroke={1.7} aria-hidden />}
              onClick={traffic.resume}
            >
              {traffic.heldBackCount > 0
                ? t('traffic.resumeNew', { count: traffic.heldBackCount })
                : t('traffic.resume')}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconPlayerPause size={16} stroke={1.7} aria-hidden />}
              onClick={traffic.pause}
            >
              {t('traffic.pause')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            onClick={async () => {
              const { error } = await clearRequests({ variables: { branch } });
              if (!error) traffic.clear();
            }}
          >
            {t('traffic.clear')}
          </Button>
        </Group>
      </Group>

      {traffic.status === 'failed' ? (
        <PanelFailure onRetry={traffic.retry} />
      ) : shownRequests.length > 0 ? (
        <>
          <Text size="sm" c="dimmed" px="md" py="xs" mod={['tabular', 'line-bottom']}>
            {t('traffic.summary', {
              branch,
              count: shownRequests.length,
              errors: percentages.format(getErrorRate(shownRequests)),
            })}
          </Text>
          <RequestList
            requests={shownRequests}
            onOpen={(request) => {
              setOpenedRequest(request);
              setOpen(true);
            }}
          />
        </>
      ) : traffic.status === 'ready' && isFiltered && traffic.requests.length > 0 ? (
        <EmptyState
          drawing="search"
          title={t('traffic.noMatch.title')}
          text={t('traffic.noMatch.text')}
          action={
            <Button variant="default" onClick={clearFilters}>
              {t('traffic.noMatch.clear')}
            </Button>
          }
        />
      ) : (
        traffic.status === 'ready' && (
          <EmptyState
            drawing="unplugged"
            title={t('traffic.empty.title')}
            text={t('traffic.empty.text')}
          />
        )
      )}

      {openedRequest && (
        <Suspense>
          <RequestDetails
            request={openedRequest}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onCreateFaultRule={onCreateFaultRule}
            onCreateUpstreamRule={onCreateUpstreamRule}
          />
        </Suspense>
      )}
    </Card>
  );
}
