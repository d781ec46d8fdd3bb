import { type ReactNode, useRef, useState } from 'react'
import type { ListedProtocol } from '#contract/protocols.ts'
import type { Client } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { shareMessageMaximum } from '#domain/protocols/limits.ts'
import { FormDialog } from '../platform/form-dialog.tsx'
import { useShopForm } from '../platform/forms.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { ProtocolChoice, ProtocolPicker } from '../platform/protocol-picker.tsx'
import { toast } from '../platform/toasts/toast.ts'
import { TextArea } from '../ui/form/control.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { shareWithClient } from './share-with-client.ts'

type ShareDialogProps = { client: Client; onClose(): void }

/** Shares one of the practitioner's protocols with a client. */
export function ShareDialog({ client, onClose }: ShareDialogProps) {
  const { t } = useTranslation('clients')
  const first = useRef<HTMLButtonElement>(null)
  const cancel = (
    <button ref={first} type="button" className="btn btn-plain" onClick={onClose}>
      {t('cancel')}
    </button>
  )
  return (
    <FormDialog
      title={t('share.with', { name: personName(client) })}
      text={t('share.text')}
      first={first}
      onClose={onClose}
    >
      <div className="mt-5">
        <ProtocolChoice
          waiting={<span className="skeleton h-60 w-full" />}
          none={<NothingToShare cancel={cancel} />}
        >
          <ShareForm client={client} cancel={cancel} onDone={onClose} />
        </ProtocolChoice>
      </div>
    </FormDialog>
  )
}

function NothingToShare({ cancel }: { cancel: ReactNode }) {
  const { t } = useTranslation('clients')
  return (
    <>
      <p>{t('share.none')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {cancel}
        <ShopLink to="/account/practitioner/protocols" className="btn btn-primary">
          {t('share.protocols')}
        </ShopLink>
      </div>
    </>
  )
}

type ShareFormProps = { client: Client; cancel: ReactNode; onDone(): void }

function ShareForm({ client, cancel, onDone }: ShareFormProps) {
  const { t } = useTranslation('clients')
  const [protocol, setProtocol] = useState<ListedProtocol>()
  const { field, submit, busy, problem, register } = useShopForm<{ id: string; notes: string }>({
    defaultValues: { id: '', notes: '' },
    check: ({ id }) => (id === '' ? { id: 'option' } : {}),
  })
  const send = submit(async ({ id, notes }) => {
    await shareWithClient({ id: Number(id), user_id: client.id, notes })
    toast('success', t('share.done', { protocol: protocol?.name ?? '', name: personName(client) }))
    onDone()
  })
  return (
    <form noValidate className="grid gap-4.5" onSubmit={send}>
      <FormProblem>
        {problem && (
          <>
            {problem}{' '}
            {protocol && (
              <ShopLink to={`/account/practitioner/protocols/${protocol.protocol_id}`} className="link">
                {t('share.open-protocol')}
              </ShopLink>
            )}
          </>
        )}
      </FormProblem>
      <ProtocolPicker
        label={t('share.protocol')}
        placeholder={t('share.choose')}
        chosen={protocol}
        onChosen={setProtocol}
        {...field('id')}
      />
      <Field label={t('share.message')} optionalLabel={t('optional')}>
        {(control) => (
          <TextArea rows={3} maxLength={shareMessageMaximum} {...register('notes')} {...control} />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <SubmitButton busy={busy}>{t('share.send')}</SubmitButton>
      </div>
    </form>
  )
}
