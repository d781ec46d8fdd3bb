import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { contentPaths } from '#contract/content-paths.ts'
import type { Language } from '#domain/languages.ts'
import { doneIfGone } from '#web/platform/done-if-gone.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useLanguagePath } from '#web/platform/links.tsx'
import { reloadAccountData } from '#web/platform/session/account-data.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { useAction } from '#web/platform/use-action.ts'
import { ActionProblem } from '#web/ui/action-problem.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { EditedEntry } from './use-entry.ts'

type Open = 'publish' | 'history' | 'delete'
type EntryActionsProps = { edited: EditedEntry; language: Language }

/** What can be done with an entry as a whole. */
export function EntryActions({ edited, language }: EntryActionsProps) {
  const { t } = useTranslation('content')
  const { entry, isChanged, isBusy, isChangedElsewhere } = edited
  const [open, setOpen] = useState<Open>()
  const isPublished = entry.state !== 'draft'
  const close = () => setOpen(undefined)

  async function withdraw() {
    if (await edited.withdraw()) toast('success', t('withdrawn'))
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="btn btn-plain max-sm:px-3"
        disabled={!isChanged || isChangedElsewhere}
        aria-busy={isBusy || undefined}
        onClick={async () => {
          if (await edited.save()) toast('success', t('saved'))
        }}
      >
        {t('save')}
      </button>
      {/* The address decides the language of the preview. */}
      <a
        href={`/${language}/admin/content/${entry.id}/preview`}
        target="_blank"
        rel="noreferrer"
        className="btn btn-plain max-sm:px-3"
      >
        <Icon name="eye" size={18} />
        {t('preview')}
        <span className="visually-hidden">, {t('new-tab')}</span>
      </a>
      <button
        type="button"
        className="btn btn-primary max-sm:px-3"
        disabled={isChangedElsewhere}
        onClick={() => setOpen('publish')}
      >
        {t('publish')}
      </button>
      <Menu
        label={t('more')}
        button={<Icon name="dots" size={20} />}
        buttonClass="w-11 justify-center border border-line-2"
      >
        <li>
          <button
            type="button"
            className={`${menuItem} w-full text-start`}
            onClick={() => setOpen('history')}
          >
            {t('history.title')}
          </button>
        </li>
        {isPublished && (
          <li>
            <button
              type="button"
              className={`${menuItem} w-full text-start text-madder`}
              onClick={() => void withdraw()}
            >
              {t('withdraw')}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className={`${menuItem} w-full text-start text-madder`}
            onClick={() => setOpen('delete')}
          >
            {t('delete.title')}
          </button>
        </li>
      </Menu>
      {open === 'publish' && <PublishDialog edited={edited} onClose={close} />}
      {open === 'history' && <HistoryDialog edited={edited} onClose={close} />}
      {open === 'delete' && <DeleteDialog edited={edited} onClose={close} />}
    </div>
  )
}

function DeleteDialog({ edited, onClose }: { edited: EditedEntry; onClose(): void }) {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { isBusy, problem, run } = useAction()
  const { entry } = edited

  const remove = () =>
    run(async () => {
      await doneIfGone(callAccount(contentPaths.entry(entry.id), { method: 'DELETE' }))
      // What was not saved no longer keeps the page.
      flushSync(edited.loadNewer)
      await navigate(pathOf('/admin/content'))
      void reloadAccountData(contentPaths.entries)
      toast('success', t('delete.done'))
    })

  return (
    <ConfirmDialog
      title={t('delete.title')}
      keepLabel={t('delete.keep')}
      confirmLabel={t('delete.confirm')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t('delete.text', { title: entry.title || entry.slug })}</p>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
    </ConfirmDialog>
  )
}
