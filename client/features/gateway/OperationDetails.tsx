import { Flex, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { formatFileSize } from '../../ui/files.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './Details.module.css';
import { formatDuration, formatTime } from './RequestList.tsx';
import { RequestActions, RequestCode } from './RequestParts.tsx';
import screenClasses from './ScreenTab.module.css';
import { getComponentName, type ScreenOperation } from './screenOperations.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface OperationDetailsProps {
  operation: ScreenOperation;
  isOpen: boolean;
  onClose: () => void;
  onCreateFaultRule: (rule: Partial<FaultRuleInput>) => void;
  onCreateUpstreamRule: (rule: Partial<UpstreamRuleInput>) => void;
}

/** A drawer with an operation of the screen: the components that use its data, its variables and its code. */
export function OperationDetails({
  operation: { id, name, source, usages, size, request },
  isOpen,
  onClose,
  onCreateFaultRule,
  onCreateUpstreamRule,
}: OperationDetailsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const returnFocus = useReturnFocus(isOpen);
  const title = name || t('request.unnamed');
  const facts: [label: string, value: string][] = [
    [t('screen.source'), t(`source.${source}`)],
    ...(source === 'network'
      ? ([
          [t('request.duration'), formatDuration(request.duration, language)],
          [t('request.at'), formatTime(request.at, language)],
        ] as [string, string][])
      : []),
    ...(size === undefined
      ? []
      : [[t('request.size'), formatFileSize(size, language)] as [string, string]]),
  ];

  return (
    <SideDrawer label={title} isOpen={isOpen} size={640} onClose={onClose} onExited={returnFocus}>
      <DrawerHeader title={title} onClose={onClose} />
      <Stack gap="xl" className={classes.content}>
        <SimpleGrid
          component="dl"
          spacing="lg"
          verticalSpacing="md"
          minColWidth={160}
          className={classes.facts}
        >
          {facts.map(([label, value]) => (
            <div key={label}>
              <Text component="dt" size="xs" c="dimmed">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </SimpleGrid>
        {usages.length > 0 && (
          <Stack component="section" gap="md" align="flex-start" className={classes.section}>
            <Title order={3} size="h3">
              {t('screen.usedBy')}
            </Title>
            <Flex component="ul" gap="sm" direction="column" className={screenClasses.usedBy}>
              {usages.map((usage) => (
                <li key={usage.name}>
                  <Text component="bdi" inherit fw={500} mod="breakable">
                    {getComponentName(usage.file)}
                  </Text>
                  <Text component="bdi" inherit c="dimmed">
                    {`${usage.name} · `}
                    <Text span inherit ff="monospace" fz="caption">{`client/${usage.file}`}</Text>
                  </Text>
                </li>
              ))}
            </Flex>
          </Stack>
        )}
        {request.input !== null && (
          <Stack component="section" gap="md" align="flex-start" className={classes.section}>
            <Title order={3} size="h3">
              {t('screen.variables')}
            </Title>
            <CodeBlock
              label={t('screen.variables')}
              code={JSON.stringify(request.input, null, 2)}
            />
          </Stack>
        )}
        <RequestCode key={id} request={request} />
        <RequestActions
          key={`actions ${id}`}
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
