import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailMessage } from './EmailMessage.tsx';
import type { OpenEmail } from './useOpenEmail.ts';

interface EmailThreadProps {
  mail: OpenEmail;
}

/** An email, and above it the earlier messages of its conversation, which are collapsed at first. */
export function EmailThread({ mail }: EmailThreadProps) {
  const { t } = useTranslation('email');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = mail.replies.length;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <>
      {count > 0 && (
        <Button
          variant="subtle"
          mb="md"
          ms={-14}
          leftSection={<Chevron size={16} stroke={1.7} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'thread.close' : 'thread.open', { count })}
        </Button>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          mail.replies.map((reply) => (
            <EmailMessage key={reply.id} message={reply} mailId={mail.id} />
          ))}
      </div>
      <EmailMessage message={mail} mailId={mail.id} />
    </>
  );
}
