import { Autocomplete, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

const people: Record<string, { avatar: string; email: string }> = {
  'Camille Rousseau': {
    avatar: '/pictures/people/camille-rousseau.svg',
    email: 'camille.rousseau@marlowfinch.example',
  },
  'Rui Tavares': {
    avatar: '/pictures/people/rui-tavares.svg',
    email: 'rui.tavares@marlowfinch.example',
  },
  'Meilin Zhou': {
    avatar: '/pictures/people/meilin-zhou.svg',
    email: 'meilin.zhou@marlowfinch.example',
  },
  'Lena Kowalski': { avatar: '', email: 'lena.kowalski@marlowfinch.example' },
};

export function CustomSuggestions() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('person')}
      placeholder={t('startTyping')}
      data={Object.keys(people)}
      renderOption={({ option: { value } }) => (
        <Group gap="sm" wrap="nowrap">
          <PersonAvatar
            fullName={value}
            avatar={people[value]?.avatar ?? ''}
            size={32}
            isDecorative
          />
          <div>
            <Text size="sm">{value}</Text>
            <Text size="xs" c="dimmed">
              {people[value]?.email}
            </Text>
          </div>
        </Group>
      )}
    />
  );
}
