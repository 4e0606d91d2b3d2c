import { Flex, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlayerPlay, IconWorld } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../ui/files.ts';
import { getDateFormat, getNumberFormat } from '../../ui/formats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './TrafficTab.module.css';
import { getRequestName, type RecordedRequest } from './traffic.ts';

interface RequestListProps {
  requests: RecordedRequest[];
  onOpen: (request: RecordedRequest) => void;
}

/** A longer list renders only the visible rows. */
const maxRowsWithoutVirtualizer = 50;

/** The list of requests. A long list renders only its visible rows. */
export function RequestList({ requests, onOpen }: RequestListProps) {
  const { t } = useTranslation('gateway');
  // A state instead of a ref, because the virtualizer needs the element when it renders for the first time.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isPhone = useMediaQuery('(max-width: 575px)', false, { getInitialValueInEffect: false });
  const isVirtual = requests.length > maxRowsWithoutVirtualizer;
  const virtualizer = useVirtualizer({
    count: requests.length,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => (isPhone ? 68 : 44),
    getItemKey: (index) => requests[index]?.id ?? index,
    overscan: 8,
  });
  const rows = isVirtual
    ? virtualizer.getVirtualItems().flatMap(({ index, start }) => {
        const request = requests[index];
        return request ? [{ request, start }] : [];
      })
    : requests.map((request) => ({ request, start: undefined }));

  return (
    <>
      <Text
        component="div"
        size="xs"
        c="dimmed"
        fw={500}
        h={40}
        className={classes.header}
        aria-hidden
      >
        <span>{t('request.api')}</span>
        <span>{t('request.name')}</span>
        <span>{t('request.status')}</span>
        <span>{t('request.duration')}</span>
        <span>{t('request.size')}</span>
        <span>{t('request.at')}</span>
      </Text>
      <div ref={setScroller} className={classes.scroller}>
        <ul
          className={classes.list}
          aria-label={t('tab.traffic')}
          style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
        >
          {rows.map(({ request, start }) => (
            <li
              key={request.id}
              className={classes.item}
              data-virtual={isVirtual || undefined}
              style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
            >
              <RequestRow request={request} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface RequestRowProps {
  request: RecordedRequest;
  onOpen: (request: RecordedRequest) => void;
}

const RequestRow = memo(
  ({ request, onOpen }: RequestRowProps) => {
    const { t } = useTranslation('gateway');
    const language = useLanguage();
    const { api, at, duration, size, upstream } = request;

    return (
      <button type="button" className={classes.row} onClick={() => onOpen(request)}>
        <span className={classes.api}>{t(`api.${api}`)}</span>
        <Flex component="span" gap="sm" align="center" miw={0} className={classes.operation}>
          <bdi className={classes.name}>{getRequestName(request) || t('request.unnamed')}</bdi>
          {upstream && upstream !== 'FAILED' && (
            <StatusBadge tone="primary" icon={upstream === 'REPLAYED' ? IconPlayerPlay : IconWorld}>
              {t(upstream === 'REPLAYED' ? 'upstream.recording' : 'upstream.upstream')}
            </StatusBadge>
          )}
        </Flex>
        <span className={classes.status}>
          <RequestStatus request={request} />
        </span>
        <span className={classes.duration}>{formatDuration(duration, language)}</span>
        <span className={classes.size}>{formatFileSize(size, language)}</span>
        <time className={classes.time} dateTime={at}>
          {formatTime(at, language)}
        </time>
      </button>
    );
  },
  (previous, next) => previous.request === next.request,
);

/** The HTTP status and the error code, in the color of the outcome. */
export function RequestStatus({
  request: { status, errorCode, fault },
}: {
  request: RecordedRequest;
}) {
  const tone = status >= 500 ? 'danger' : status >= 400 || errorCode ? 'warning' : 'success';

  return (
    <StatusBadge tone={fault && tone === 'success' ? 'info' : tone}>
      {status}
      {errorCode && <span> {errorCode}</span>}
    </StatusBadge>
  );
}

export const formatDuration = (duration: number, language: string) =>
  getNumberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: duration < 10 ? 1 : 0,
  }).format(duration);

export const formatTime = (at: string, language: string) =>
  getDateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  }).format(new Date(at));
