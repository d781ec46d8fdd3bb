import { useNavigate } from 'react-router'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'

/** Deletes a file that was not imported. */
export function DeleteButton({ id }: { id: number }) {
  const { t } = useTranslation('admin-imports')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { isBusy, problem, run } = useAction()

  async function remove() {
    await run(async () => {
      await callAccount(adminImportPaths.one(id), { method: 'DELETE' })
      await navigate(pathOf('/admin/imports'))
    })
    void refreshAccountData(adminImportPaths.list)
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-busy={isBusy || undefined}
        onClick={() => void remove()}
      >
        {t('actions.delete')}
      </button>
      <ActionProblem className="order-last">{problem}</ActionProblem>
    </>
  )
}
