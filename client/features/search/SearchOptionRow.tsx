import { Flex, Group, Text } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { findMatch } from './matching.ts';
import classes from './SearchOptions.module.css';
import type { SearchOption } from './searchOptions.ts';

interface SearchOptionRowProps {
  id: string;
  option: SearchOption;
  q: string;
  isActive: boolean;
  onActivate: () => void;
  onOpen: (isNewTab: boolean) => void;
}

/** An option of the list. The focus stays in the search field, which handles the keys. */
export function SearchOptionRow({
  id,
  option,
  q,
  isActive,
  onActivate,
  onOpen,
}: SearchOptionRowProps) {
  const { t } = useTranslation('search');
  const { label, note, icon, lang, amount, detail, bookmark } = option;
  const StarIcon = bookmark?.isOn ? IconStarFilled : IconStar;

  return (
    <Group
      wrap="nowrap"
      px="md"
      py="xs"
      mih={44}
      className={classes.option}
      role="option"
      id={id}
      aria-selected={isActive}
      // The highlighted match splits the label into several elements.
      aria-label={[label, note, amount, detail, bookmark?.isOn && t('isBookmarked')]
        .filter(Boolean)
        .join(', ')}
      // Keeps the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onActivate}
      onClick={({ ctrlKey, metaKey }) => onOpen(ctrlKey || metaKey)}
    >
      <Flex
        component="span"
        c="dimmed"
        justify="center"
        w={28}
        flex="none"
        className={classes.icon}
        aria-hidden
      >
        {icon}
      </Flex>
      <Flex component="span" direction="column" miw={0} flex={1}>
        <span className={classes.label}>
          <bdi lang={lang}>
            <HighlightedText text={label} q={q} />
          </bdi>
        </span>
        {note && (
          <Text size="xs" c="dimmed" span className={classes.note}>
            <bdi>
              <HighlightedText text={note} q={q} />
            </bdi>
          </Text>
        )}
      </Flex>
      {(amount ?? detail) && (
        <Flex component="span" direction="column" align="flex-end" flex="none">
          {amount && (
            <Text fw={500} span className={classes.amount}>
              <bdi>{amount}</bdi>
            </Text>
          )}
          {detail && (
            <Text size="xs" c="dimmed" span>
              <bdi>{detail}</bdi>
            </Text>
          )}
        </Flex>
      )}
      {bookmark && (
        <Flex
          component="span"
          p="sm"
          me={-8}
          flex="none"
          className={classes.star}
          data-on={bookmark.isOn || undefined}
          title={t(bookmark.isOn ? 'remove' : 'add')}
          onClick={(event) => {
            event.stopPropagation();
            bookmark.toggle();
          }}
        >
          <StarIcon size={18} stroke={1.6} aria-hidden />
        </Flex>
      )}
    </Group>
  );
}

/** A text with the best match of the query highlighted. */
function HighlightedText({ text, q }: { text: string; q: string }) {
  const match = findMatch(text, q);
  if (!match) return text;
  const letters = [...text];

  return (
    <>
      {letters.slice(0, match.start).join('')}
      <mark className={classes.match}>{letters.slice(match.start, match.end).join('')}</mark>
      {letters.slice(match.end).join('')}
    </>
  );
}
