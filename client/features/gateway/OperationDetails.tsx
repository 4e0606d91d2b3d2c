import { useTranslation } from 'react-i18next';
import type { FaultRuleInput, UpstreamRuleInput } from '../../gql/gateway/graphql.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { formatFileSize } from '../../ui/files.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import panel from './ControlPanel.module.css';
import classes from './Details.module.css';
import { durationText, timeText } from './RequestList.tsx';
import { RequestActs, RequestCode } from './RequestParts.tsx';
import screen from './ScreenTab.module.css';
import { componentOf, type ScreenOperation } from './screenOperations.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

interface OperationDetailsProps {
  operation: ScreenOperation;
  isOpen: boolean;
  onClose: () => void;
  onFault: (rule: Partial<FaultRuleInput>) => void;
  onUpstream: (rule: Partial<UpstreamRuleInput>) => void;
}

/** An operation of the screen: its variables, the components that it feeds, and its code. */
export function OperationDetails({
  operation: { id, name, source, usedBy, size, request },
  isOpen,
  onClose,
  onFault,
  onUpstream,
}: OperationDetailsProps) {
  const { t } = useTranslation('gateway');
  const language = useLanguage();
  const returnFocus = useReturnedFocus(isOpen);
  const title = name || t('request.unnamed');
  const facts: [label: string, value: string][] = [
    [t('screen.source'), t(`source.${source}`)],
    ...(source === 'network'
      ? ([
          [t('request.duration'), durationText(request.duration, language)],
          [t('request.at'), timeText(request.at, language)],
        ] as [string, string][])
      : []),
    ...(size === undefined
      ? []
      : [[t('request.size'), formatFileSize(size, language)] as [string, string]]),
  ];

  return (
    <SideDrawer label={title} isOpen={isOpen} size={640} onClose={onClose} onExited={returnFocus}>
      <DrawerHeader title={title} onClose={onClose} />
      <div className={classes.content}>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {usedBy.length > 0 && (
          <section className={classes.section}>
            <h3 className={panel.heading}>{t('screen.usedBy')}</h3>
            <ul className={screen.usedBy}>
              {usedBy.map((one) => (
                <li key={one.name}>
                  <bdi className={screen.name}>{componentOf(one.file)}</bdi>
                  <bdi className={panel.note}>
                    {`${one.name} · `}
                    <span className={panel.code}>{`client/${one.file}`}</span>
                  </bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        {request.input !== null && (
          <section className={classes.section}>
            <h3 className={panel.heading}>{t('screen.variables')}</h3>
            <CodeBlock
              label={t('screen.variables')}
              code={JSON.stringify(request.input, null, 2)}
            />
          </section>
        )}
        <RequestCode key={id} request={request} />
        <RequestActs
          key={`acts ${id}`}
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
