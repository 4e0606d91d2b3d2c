import { Box, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileInvoice, IconPackage, IconShoppingCart, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { getPastDate } from './getPastDate.ts';

const installers = ['Ines Okafor', 'Harriet Marlow', 'Tobias Finch'].map((fullName) => ({
  fullName,
  avatar: `/pictures/people/${fullName.toLowerCase().replace(' ', '-')}.svg`,
}));

/** An entry can contain a file, people, or a collapsible report. */
export function WithIcons() {
  const { t } = useTranslation('timeline');

  return (
    <Timeline
      label={t('order')}
      entries={[
        {
          id: 'ordered',
          tone: 'primary',
          icon: IconShoppingCart,
          title: t('step.ordered'),
          time: <DateText value={getPastDate(6)} />,
          text: t('text.ordered'),
        },
        {
          id: 'invoiced',
          tone: 'info',
          icon: IconFileInvoice,
          title: t('step.invoiced'),
          time: <DateText value={getPastDate(5)} />,
          text: (
            <Group
              component="span"
              gap="sm"
              wrap="nowrap"
              c="bright"
              py="xs"
              px={10}
              display="inline-flex"
              bd="1px solid var(--mantine-color-default-border)"
              bdrs="md"
            >
              <IconFileInvoice size={16} stroke={1.7} aria-hidden />
              order-4986.pdf
            </Group>
          ),
        },
        {
          id: 'assigned',
          tone: 'warning',
          icon: IconUsers,
          title: t('step.assigned'),
          time: <DateText value={getPastDate(2)} />,
          text: <AvatarGroup people={installers} />,
        },
        {
          id: 'delivered',
          tone: 'success',
          icon: IconPackage,
          title: t('step.delivered'),
          time: <DateText value={getPastDate(0)} />,
          text: <Report />,
        },
      ]}
    />
  );
}

function Report() {
  const { t } = useTranslation('timeline');
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();

  return (
    <>
      <Box component="p" mb="sm">
        {t('text.delivered')}
      </Box>
      <Button
        size="compact-md"
        variant="light"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t(isOpen ? 'hideReport' : 'showReport')}
      </Button>
      <Box id={id} component="ul" mt="sm" ps={20} hidden={!isOpen}>
        <li>{t('report.desks')}</li>
        <li>{t('report.lamp')}</li>
        <li>{t('report.signed')}</li>
      </Box>
    </>
  );
}
