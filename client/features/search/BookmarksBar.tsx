import { ActionIcon, Flex, Group, Tooltip } from '@mantine/core';
import { IconChevronDown, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBookmarksQuery } from '../../gql/searchNavbar/hooks.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import classes from './BookmarksBar.module.css';
import { PageIcon } from './PageIcon.tsx';
import { useLabeledPages } from './useLabeledPages.ts';

const BookmarkEditor = lazyComponent(
  async () => (await import('./BookmarkEditor.tsx')).BookmarkEditor,
);

/** The maximum number of icons in the bar. A menu contains the other bookmarks. */
const maxIcons = 10;

/** The bookmarked pages as icons, and a button that opens the editor of bookmarks. */
export function BookmarksBar() {
  const { t } = useTranslation('search');
  const { data } = useBookmarksQuery({ fetchPolicy: 'cache-only' });
  const pages = useLabeledPages(data?.bookmarks ?? []);
  const otherPages = pages.slice(maxIcons);

  return (
    <Group gap="xs" wrap="nowrap">
      <nav aria-label={t('bookmarks')}>
        <Flex component="ul" gap="xs">
          {pages.slice(0, maxIcons).map(({ id, label, link, icon }) => (
            <li key={id}>
              <Tooltip label={label}>
                <ActionIcon
                  component={Link}
                  to={link}
                  size={40}
                  variant="subtle"
                  color="gray"
                  aria-label={label}
                >
                  <PageIcon link={link} name={icon} size={20} />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </Flex>
      </nav>
      {otherPages.length > 0 && (
        <MenuButton
          label={t('more', { count: otherPages.length })}
          icon={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
          width={240}
          groups={[
            {
              key: 'more',
              items: otherPages.map(({ id, label, link, icon }) => ({
                key: String(id),
                label,
                icon: <PageIcon link={link} name={icon} size={16} />,
                to: link,
              })),
            },
          ]}
        />
      )}
      <PanelButton
        label={t('star')}
        icon={<IconStar className={classes.star} size={20} stroke={1.6} aria-hidden />}
        width={360}
        position="bottom-start"
        Panel={BookmarkEditor}
      />
    </Group>
  );
}
