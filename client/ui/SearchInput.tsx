import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SearchInputProps {
  label: string;
  /** The visible text, if the label is too long for the input. */
  placeholder?: string;
  value: string;
  onChange: (q: string) => void;
  className?: string;
}

/** A search field with debounced changes. */
export function SearchInput({
  label,
  placeholder = label,
  value,
  onChange,
  className,
}: SearchInputProps) {
  const { t } = useTranslation('app');
  const [text, setText] = useState(value);
  const reportedValue = useRef(value);
  const report = useDebouncedCallback((q: string) => {
    reportedValue.current = q;
    onChange(q);
  }, 200);

  // The search has changed elsewhere: by the back button, a link or a cleared filter.
  useEffect(() => {
    if (value === reportedValue.current) return;
    reportedValue.current = value;
    setText(value);
  }, [value]);

  function type(q: string) {
    setText(q);
    report(q.trim());
  }

  return (
    <TextInput
      className={className}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('clear')} onClick={() => type('')} />
      }
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
