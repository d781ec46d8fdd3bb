import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { MenuAction } from '../../ui/menu-action.tsx'
import { changeClient } from './change-client.ts'

/** Archives a client, or restores them; beside the menu there is no room to say why that failed. */
export function useArchiving(client: ClientRecord) {
  const { t } = useTranslation('clients')
  const { problem, run } = useAction()
  const is_archived = !client.is_archived

  const archive = () =>
    run(async () => {
      await changeClient(client.id, { is_archived })
      const name = personName(client)
      toast('success', t(is_archived ? 'record.archive-done' : 'record.restore-done', { name }))
    })

  return { problem, archive }
}

type ClientMenuProps = {
  client: ClientRecord
  onEdit(): void
  onArchive(): void
  /** Called before the page is left. */
  onRemoved(): void
}

export function ClientMenu({ client, onEdit, onArchive, onRemoved }: ClientMenuProps) {
  const { t } = useTranslation('clients')
  const [isRemoving, setRemoving] = useState(false)
  const name = personName(client)

  function download() {
    const text = JSON.stringify(client, null, 2)
    saveFile(`client-${client.id}.json`, new Blob([text], { type: 'application/json' }))
  }

  return (
    <>
      <Menu
        label={t('record.menu', { name })}
        button={<Icon name="dots" size={20} />}
        buttonClass="w-11 justify-center border border-line-2 bg-surface hover:border-field"
        placement="below"
      >
        <MenuAction onPress={onEdit}>{t('record.edit')}</MenuAction>
        <MenuAction onPress={download}>{t('record.download')}</MenuAction>
        <MenuAction onPress={onArchive}>
          {t(client.is_archived ? 'record.restore' : 'record.archive')}
        </MenuAction>
        <MenuAction onPress={() => setRemoving(true)}>{t('record.remove')}</MenuAction>
      </Menu>
      {isRemoving && (
        <RemoveDialog client={client} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </>
  )
}

type RemoveDialogProps = Pick<ClientMenuProps, 'client' | 'onRemoved'> & { onClose(): void }

function RemoveDialog({ client, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { isBusy, problem, run } = useAction()

  const remove = () =>
    run(async () => {
      const path = practicePaths.client(client.id)
      const answer = await doneIfGone(callAccount<{ message: string }>(path, { method: 'DELETE' }))
      if (answer) toast('success', answer.message)
      flushSync(onRemoved)
      await navigate(pathOf('/account/practitioner/clients'), { replace: true })
    })

  return (
    <ConfirmDialog
      title={t('record.remove-title', { name: personName(client) })}
      keepLabel={t('record.remove-no')}
      confirmLabel={t('record.remove-yes')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t('record.remove-text')}</p>
      <p role="alert" className="mt-2 text-madder">
        {problem}
      </p>
    </ConfirmDialog>
  )
}
