import { useApolloClient } from '@apollo/client/react';
import { Card, Flex, Text } from '@mantine/core';
import { Suspense, useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screenStart } from '../../data/screenStart.ts';
import { sentOperations, sentVersion } from '../../data/sentOperations.ts';
import { useStore } from '../../data/store.ts';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatFileSize } from '../../ui/files.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { formatDuration } from './RequestList.tsx';
import classes from './ScreenTab.module.css';
import {
  listComponentNames,
  listOperations,
  type ScreenOperation,
  type Source,
} from './screenOperations.ts';

const OperationDetails = lazyComponent(
  async () => (await import('./OperationDetails.tsx')).OperationDetails,
);

interface ScreenTabProps {
  onCreateFaultRule: (rule: Partial<FaultRuleInput>) => void;
  onCreateUpstreamRule: (rule: Partial<UpstreamRuleInput>) => void;
}

/** The operations of the screen: their source, their duration, and the components that use their data. */
export function ScreenTab({ onCreateFaultRule, onCreateUpstreamRule }: ScreenTabProps) {
  const { t } = useTranslation('gateway');
  const client = useApolloClient();
  useStore(sentVersion);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  // Apollo Client has no event for a query that a component stops observing.
  useEffect(() => {
    const interval = setInterval(rerender, 500);
    return () => clearInterval(interval);
  }, []);

  const [openedOperation, setOpenedOperation] = useState<ScreenOperation>();
  const [isOpen, setOpen] = useState(false);
  const operations = listOperations({
    active: [...client.getObservableQueries()].map(({ options, variables }) => ({
      query: options.query,
      variables: variables ?? {},
    })),
    sent: sentOperations,
    openedAt: screenStart.time ?? 0,
  });

  return (
    <Card component="section" padding={0} mod="edge" aria-label={t('tab.screen')}>
      <Text c="dimmed" py="lg" px={{ base: 'lg', xs: 'xl' }} mod={['breakable', 'line-bottom']}>
        {t('screen.text')}
      </Text>
      {operations.length > 0 ? (
        <ul aria-label={t('tab.screen')} data-lines>
          {operations.map((operation) => (
            <li key={operation.id} className={classes.item}>
              <OperationRow
                operation={operation}
                onOpen={() => {
                  setOpenedOperation(operation);
                  setOpen(true);
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="unplugged"
          title={t('screen.empty.title')}
          text={t('screen.empty.text')}
        />
      )}
      {openedOperation && (
        <Suspense>
          <OperationDetails
            operation={openedOperation}
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

const tones: Record<Source, Tone> = { network: 'primary', cache: 'success', stream: 'info' };

function OperationRow({ operation, onOpen }: { operation: ScreenOperation; onOpen: () => void }) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const { name, source, size, request } = operation;
  const { duration } = request;

  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <Flex component="span" gap={2} direction="column" className={classes.text}>
        <Text component="bdi" inherit fw={500} mod="breakable">
          {name || t('request.unnamed')}
        </Text>
        <Text component="bdi" size="xs" c="dimmed" mod="breakable">
          {listComponentNames(operation).join(' · ')}
        </Text>
      </Flex>
      <StatusBadge tone={tones[source]}>{t(`source.${source}`)}</StatusBadge>
      <Text size="xs" c="dimmed" span className={classes.number}>
        {source === 'network' && formatDuration(duration, language)}
      </Text>
      <Text size="xs" c="dimmed" span className={classes.number}>
        {size !== undefined && formatFileSize(size, language)}
      </Text>
    </button>
  );
}
