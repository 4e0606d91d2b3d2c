import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionIcons } from './actionIcons.ts';
import { LabelMenu, MoveMenu } from './EmailMenus.tsx';
import classes from './MailboxToolbar.module.css';
import type { PlaceName } from './places.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface BulkActionsProps {
  place: PlaceName;
  selection: Selection;
  actions: EmailActions;
}

/** Actions on all selected emails. The selection is kept if an action fails. */
export function BulkActions({ place, selection, actions }: BulkActionsProps) {
  const { t } = useTranslation('email');
  const [isPurging, setPurging] = useState(false);
  const ids = [...selection.ids];
  const isThrown = place === 'trash' || place === 'spam';

  async function act(run: Promise<boolean>) {
    selection.clear();
    if (!(await run)) selection.choose(ids);
  }

  return (
    <>
      <span className={classes.chosen}>{t('chosen', { count: ids.length })}</span>
      <div className={classes.actions}>
        {isThrown && (
          <ActionButton
            label={t('restore')}
            icon={actionIcons.restore}
            onClick={() => act(actions.restore(ids))}
          />
        )}
        <ActionButton
          label={t('markRead')}
          icon={actionIcons.read}
          onClick={() => act(actions.mark(ids, true))}
        />
        <ActionButton
          label={t('markUnread')}
          icon={actionIcons.unread}
          onClick={() => act(actions.mark(ids, false))}
        />
        {place !== 'trash' && (
          <ActionButton
            label={t(place === 'starred' ? 'unstarAll' : 'starAll')}
            icon={actionIcons.star}
            onClick={() => act(actions.star(ids, place !== 'starred'))}
          />
        )}
        <MoveMenu place={place} onMove={(folder) => act(actions.move(ids, folder))} />
        <LabelMenu onToggle={(label) => act(actions.label(ids, label))} />
        {place === 'trash' ? (
          <ActionButton
            label={t('purge.action')}
            icon={actionIcons.purge}
            onClick={() => setPurging(true)}
          />
        ) : (
          <ActionButton
            label={t('delete')}
            icon={actionIcons.remove}
            onClick={() => act(actions.move(ids, 'TRASH'))}
          />
        )}
      </div>
      {isPurging && (
        <Suspense>
          <Confirm
            title={t('purge.title', { count: ids.length })}
            text={t('purge.text')}
            action={t('purge.action')}
            onConfirm={() => {
              setPurging(false);
              void act(actions.purge(ids));
            }}
            onClose={() => setPurging(false)}
          />
        </Suspense>
      )}
    </>
  );
}
