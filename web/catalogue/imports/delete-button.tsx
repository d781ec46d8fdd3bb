import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Deletes a file that was not imported. */
export function DeleteButton({ id }: { id: number }) {
  const { t } = useTranslation('admin-imports')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, problem, setProblem, run } = useAction()

  async function remove() {
    await run(async () => {
      await doneIfGone(callAccount(adminImportPaths.one(id), { method: 'DELETE' }))
      await navigate(pathOf('/admin/imports'))
    })
    // Not what is deleted, which this page may still show for a moment.
    void refreshAccountData(`${adminImportPaths.list}?`)
  }

  function ask() {
    setProblem(undefined)
    setAsked(true)
  }

  return (
    <>
      <button type="button" className="btn btn-plain" onClick={ask}>
        {t('actions.delete')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('delete.title')}
          keepLabel={t('delete.no')}
          confirmLabel={t('actions.delete')}
          isBusy={isBusy}
          onKeep={() => setAsked(false)}
          onConfirm={() => void remove()}
        >
          <p>{t('delete.text')}</p>
          <ActionProblem className="mt-2">{problem}</ActionProblem>
        </ConfirmDialog>
      )}
    </>
  )
}
