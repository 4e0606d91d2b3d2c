import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

const questions = ['what', 'howMany', 'where'] as const;

/** Asks three questions one after the other, and shows the answers. */
export function Questions() {
  const { t } = useTranslation('alertDialogs');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<string[]>([]);
  const [text, setText] = useState('');
  const question = questions[answers.length];

  function start() {
    setAnswers([]);
    setText('');
    setOpen(true);
  }

  function submitAnswer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswers([...answers, text.trim()]);
    setText('');
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <>
      <Button variant="default" onClick={start}>
        {t('start')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        closeOnClickOutside={false}
        tone={question ? 'info' : 'success'}
        title={
          question
            ? t('step', { step: answers.length + 1, total: questions.length })
            : t('yourAnswers')
        }
        buttons={
          question && (
            <Button type="submit" form={id} disabled={!text.trim()}>
              {t('next')}
            </Button>
          )
        }
      >
        {question ? (
          <form id={id} onSubmit={submitAnswer}>
            <TextInput
              label={t(`question.${question}`)}
              data-autofocus
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </form>
        ) : (
          answers.join(' · ')
        )}
      </Dialog>
    </>
  );
}
