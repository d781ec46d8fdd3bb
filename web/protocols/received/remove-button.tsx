import { useState } from 'react'
import type { MessageAnswer } from '#contract/accounts.ts'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import type { ClientProtocol, ClientProtocolList } from '#contract/sharing.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { planTool } from './plan-tool.ts'

type RemoveButtonProps = { protocol: Pick<ClientProtocol, 'protocol_id' | 'name'>; onRemoved?(): void }

/** Removes a protocol from the client's own list, after confirmation. */
export function RemoveButton({ protocol, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation('plan')
  const [asking, setAsking] = useState(false)
  const { isBusy, problem, run } = useAction()

  const remove = () =>
    run(async () => {
      const path = clientProtocolPaths.removal(protocol.protocol_id)
      const answer = await doneIfGone(callAccount<MessageAnswer>(path, { method: 'DELETE' }))
      if (answer) toast('success', answer.message)
      setAsking(false)
      await changeAccountData<ClientProtocolList>(clientProtocolPaths.list, ({ data }) => ({
        data: data.filter(({ protocol_id }) => protocol_id !== protocol.protocol_id),
      }))
      onRemoved?.()
    })

  return (
    <>
      <button type="button" className={`no-print ${planTool}`} onClick={() => setAsking(true)}>
        <Icon name="trash" size={17} />
        {t('shared.remove')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('shared.remove-title', { name: protocol.name })}
          keepLabel={t('shared.keep')}
          confirmLabel={t('shared.remove')}
          isBusy={isBusy}
          onKeep={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>{t('shared.remove-text')}</p>
          <FormProblem>{problem}</FormProblem>
        </ConfirmDialog>
      )}
    </>
  )
}
