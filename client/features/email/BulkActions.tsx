import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ActButton } from './ActButton.tsx';
import { actIcons } from './actIcons.ts';
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
          <ActButton
            label={t('restore')}
            icon={actIcons.restore}
            onClick={() => act(actions.restore(ids))}
          />
        )}
        <ActButton
          label={t('markRead')}
          icon={actIcons.read}
          onClick={() => act(actions.mark(ids, true))}
        />
        <ActButton
          label={t('markUnread')}
          icon={actIcons.unread}
          onClick={() => act(actions.mark(ids, false))}
        />
        {place !== 'trash' && (
          <ActButton
            label={t(place === 'starred' ? 'unstarAll' : 'starAll')}
            icon={actIcons.star}
            onClick={() => act(actions.star(ids, place !== 'starred'))}
          />
        )}
        <MoveMenu place={place} onMove={(folder) => act(actions.move(ids, folder))} />
        <LabelMenu onToggle={(label) => act(actions.label(ids, label))} />
        {place === 'trash' ? (
          <ActButton
            label={t('purge.action')}
            icon={actIcons.purge}
            onClick={() => setPurging(true)}
          />
        ) : (
          <ActButton
            label={t('delete')}
            icon={actIcons.remove}
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
