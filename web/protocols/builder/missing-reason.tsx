import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { draftOf, dropDraft, keepDraft, reasonDraft } from '../edits/drafts.ts'
import { giveReason, withdraw } from '../edits/protocol-outbox.ts'
import { useMissingReason } from '../edits/protocol-store.ts'
import { LimitReasonDialog } from '../sharing/limit-reason-dialog.tsx'

/** A change of a shared protocol waits here until it is said why it passes an upper limit, wherever it was made. */
export function MissingReason() {
  const { t } = useTranslation('sharing')
  const missing = useMissingReason()
  if (!missing) return null
  const { protocolId, name, passed } = missing
  const draft = reasonDraft(protocolId)
  return (
    <LimitReasonDialog
      key={protocolId}
      passed={passed}
      text={name === undefined ? t('limit.change-here') : t('limit.change-of', { name })}
      typed={draftOf(draft)}
      onType={(reason) => keepDraft(draft, reason)}
      onGive={(reason) => {
        dropDraft(draft)
        giveReason(protocolId, reason)
      }}
      onWithdraw={() => {
        dropDraft(draft)
        withdraw(protocolId)
      }}
    />
  )
}
