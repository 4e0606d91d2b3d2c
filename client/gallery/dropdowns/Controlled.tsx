import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CityMenu } from './CityMenu.tsx';

/** A controlled menu: the parent component stores whether the menu is open. */
export function Controlled() {
  const { t } = useTranslation('dropdowns');
  const [isOpen, setOpen] = useState(false);

  return (
    <Group>
      <Menu opened={isOpen} onChange={setOpen} position="bottom-start">
        <Menu.Target>
          <Button rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}>
            {t('office')}
          </Button>
        </Menu.Target>
        <CityMenu />
      </Menu>
      <Text role="status" size="sm">
        {t(isOpen ? 'open' : 'closed')}
      </Text>
    </Group>
  );
}
