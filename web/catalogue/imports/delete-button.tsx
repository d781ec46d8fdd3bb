import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'

/** Deletes a file that was not imported. */
export function DeleteButton({ id }: { id: number }) {
  const { t } = useTranslation('admin-imports')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [busy, setBusy] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    try {
      await callAccount(adminImportPaths.one(id), { method: 'DELETE' })
      await navigate(pathOf('/admin/imports'))
    } catch (error) {
      toast('error', errorText(error, t))
      setBusy(false)
    }
    void refreshAccountData(adminImportPaths.list)
  }

  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-busy={busy || undefined}
      onClick={() => void remove()}
    >
      {t('actions.delete')}
    </button>
  )
}
