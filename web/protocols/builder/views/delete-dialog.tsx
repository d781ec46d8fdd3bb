import { useState } from 'react'
import type { ListedProtocol } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { builder } from '../store.ts'

type DeleteDialogProps = {
  protocol: Pick<ListedProtocol, 'protocol_id' | 'name' | 'shared_with' | 'has_link'>
  onClose(): void
  onDeleted?: (() => void) | undefined
}

/** Says which clients will lose the protocol. It is removed only after the server's confirmation. */
export function DeleteDialog({ protocol, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('builder')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { protocol_id: id, name, shared_with: clients, has_link: hasLink } = protocol

  async function remove() {
    setBusy(true)
    const refused = await builder.remove(id)
    setProblem(refused)
    setBusy(false)
    if (refused !== undefined) return
    onClose()
    onDeleted?.()
  }

  return (
    <ConfirmDialog
      title={t('deleting.title', { name })}
      keepLabel={t('deleting.keep')}
      confirmLabel={t('deleting.delete')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void remove()}
    >
      {clients > 0 && <p>{t('deleting.clients', { count: clients })}</p>}
      {clients === 0 && hasLink && <p>{t('deleting.link')}</p>}
      <p className="mt-1 text-small text-ink-3">{t('deleting.for-good')}</p>
      <p role="alert" className="text-madder">
        {problem}
      </p>
    </ConfirmDialog>
  )
}
