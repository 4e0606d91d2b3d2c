import { createStore } from '../data/store.ts';
import { session } from '../session/session.ts';

export interface Question {
  title: string;
  text: string;
  /** The label of the confirm button. */
  action: string;
  /** The label of the cancel button, if "Cancel" would be unclear. */
  cancel?: string;
}

interface OpenQuestion extends Question {
  answer: (isConfirmed: boolean) => void;
}

/** The question that is open. `Providers` renders it. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/** Asks for confirmation of an action that cannot be undone. Returns whether the user confirms it. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      openQuestion.set(null);
      resolve(isConfirmed);
    };
    openQuestion.get()?.answer(false);
    openQuestion.set({ ...question, answer });
  });
}

const cancel = () => openQuestion.get()?.answer(false);

// The screen of the question is left.
window.addEventListener('popstate', cancel);
session.subscribe(cancel);
