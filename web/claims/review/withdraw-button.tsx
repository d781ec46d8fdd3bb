import { useState } from 'react'
import { claimPaths } from '#contract/claim-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Takes back that a text is allowed. */
export function WithdrawButton({ id }: { id: number }) {
  const { t } = useTranslation('claim-reviews')
  const [isAsking, setAsking] = useState(false)
  const { problem, run } = useAction()

  async function withdraw() {
    setAsking(false)
    const isDone = await run(() => callAccount(claimPaths.withdraw(id), { method: 'POST' }))
    if (isDone) toast('success', t('done.withdrawn'))
    await refreshAudited(claimPaths.reviews)
  }

  return (
    <>
      <p role="alert" className="mt-2 text-small font-semibold text-madder empty:hidden">
        {problem}
      </p>
      <button type="button" className="btn btn-plain btn-dense mt-3" onClick={() => setAsking(true)}>
        {t('withdraw.button')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('withdraw.title')}
          keepLabel={t('cancel')}
          confirmLabel={t('withdraw.button')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void withdraw()}
        >
          {t('withdraw.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
