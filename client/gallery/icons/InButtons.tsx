import { ActionIcon, Button, Group } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** An icon beside a text is decorative. A button with only an icon needs an accessible name. */
export function InButtons() {
  const { t } = useTranslation('icons');
  const [isLiked, setLiked] = useState(false);
  const Heart = isLiked ? IconHeartFilled : IconHeart;

  return (
    <Group>
      <Button
        variant="default"
        leftSection={<Heart size={18} stroke={1.7} aria-hidden />}
        aria-pressed={isLiked}
        onClick={() => setLiked(!isLiked)}
      >
        {t('like')}
      </Button>
      <ActionIcon
        size={36}
        variant="light"
        aria-label={t('like')}
        aria-pressed={isLiked}
        onClick={() => setLiked(!isLiked)}
      >
        <Heart size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}
