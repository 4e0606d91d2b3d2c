import { Flex, Group } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './ActionButton.tsx';
import classes from './Composer.module.css';

interface ComposerFrameProps {
  title: string;
  status?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

type Size = 'default' | 'small' | 'large';

/** A panel in the bottom corner of the window. On a phone, it fills the screen. */
export function ComposerFrame({ title, status, onClose, children }: ComposerFrameProps) {
  const { t } = useTranslation(['email', 'app']);
  const [size, setSize] = useState<Size>('default');
  const toggleSize = (next: Size) => () => setSize(size === next ? 'default' : next);

  return (
    <div
      role="dialog"
      aria-label={title}
      className={classes.panel}
      data-size={size}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Group
        component="header"
        gap="xs"
        wrap="nowrap"
        flex="none"
        mih={52}
        ps={{ base: 'lg', sm: 20 }}
        pe={{ base: 'xs', sm: 'sm' }}
        mod="line-bottom"
      >
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {status}
        <Flex component="span" visibleFrom="sm">
          <ActionButton
            label={t(size === 'small' ? 'panel.show' : 'panel.hide')}
            icon={IconMinus}
            onClick={toggleSize('small')}
          />
          <ActionButton
            label={t(size === 'large' ? 'panel.smaller' : 'panel.larger')}
            icon={size === 'large' ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal}
            onClick={toggleSize('large')}
          />
        </Flex>
        <ActionButton label={t('app:close')} icon={IconX} onClick={onClose} />
      </Group>
      <div className={classes.inside} hidden={size === 'small'}>
        {children}
      </div>
    </div>
  );
}
