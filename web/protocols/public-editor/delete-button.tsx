import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import type { OwnPublicProtocol, PublicProtocolList } from '#contract/public-protocols.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { changeAccountData, reloadAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteButtonProps = {
  protocol: OwnPublicProtocol
  /** Called before the page is left. */
  onDeleted(): void
}

export function DeleteButton({ protocol: { id, name }, onDeleted }: DeleteButtonProps) {
  const { t } = useTranslation('public-protocols')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, problem, setProblem, run } = useAction()
  const navigate = useNavigate()
  const pathOf = useLanguagePath()

  const remove = () =>
    run(async () => {
      const left = await doneIfGone(callAccount<PublicProtocolList>(paths.one(id), { method: 'DELETE' }))
      if (left) await changeAccountData<PublicProtocolList>(paths.list, () => left)
      else await reloadAccountData(paths.list)
      flushSync(onDeleted)
      await navigate(pathOf('/account/practitioner/shop'))
    })

  function ask() {
    setProblem(undefined)
    setAsked(true)
  }

  return (
    <>
      <button type="button" className="btn btn-plain text-madder" onClick={ask}>
        {t('delete')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('delete-title', { name })}
          keepLabel={t('keep')}
          confirmLabel={t('delete')}
          isBusy={isBusy}
          onKeep={() => setAsked(false)}
          onConfirm={() => void remove()}
        >
          <p>{t('delete-text')}</p>
          <ActionProblem className="mt-2">{problem}</ActionProblem>
        </ConfirmDialog>
      )}
    </>
  )
}
