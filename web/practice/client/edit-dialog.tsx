import { useRef } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import { isEmail, isSameAddress } from '#domain/accounts/email.ts'
import { languageNames, languages } from '#domain/languages.ts'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { InvitationStatement } from '../consent/invitation-statement.tsx'
import { changeClient } from './change-client.ts'

type EditDialogProps = { client: ClientRecord; onClose(): void }
type Values = Pick<ClientRecord, 'email' | 'first_name' | 'last_name' | 'language'>

/** Name and language of a client, and the address until they have accepted: another one is invited anew. */
export function EditDialog({ client, onClose }: EditDialogProps) {
  const { t } = useTranslation('clients')
  const first = useRef<HTMLInputElement | null>(null)
  const { email, first_name, last_name, language } = client
  const isInvited = client.state === 'invited'
  const { field, submit, busy, problem, watch } = useShopForm<Values>({
    defaultValues: { email, first_name, last_name, language },
    check: (values) => ({
      ...(!isEmail(values.email.trim()) && { email: 'email' }),
      ...(values.first_name.trim() === '' && { first_name: 'first-name' }),
      ...(values.last_name.trim() === '' && { last_name: 'last-name' }),
    }),
  })
  const { ref: firstNameRef, ...firstName } = field('first_name')
  const send = submit(async ({ email: address, ...values }) => {
    await changeClient(client.id, isInvited ? { ...values, email: address } : values)
    onClose()
  })
  return (
    <FormDialog title={t('record.edit')} first={first} onClose={onClose}>
      <form noValidate className="mt-5 grid gap-4.5" onSubmit={send}>
        <FormProblem>{problem}</FormProblem>
        <TextField
          label={t('first-name')}
          autoComplete="off"
          maxLength={100}
          {...firstName}
          ref={(input) => {
            first.current = input
            firstNameRef(input)
          }}
        />
        <TextField label={t('last-name')} autoComplete="off" maxLength={100} {...field('last_name')} />
        {isInvited && (
          <TextField
            label={t('invite.email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...field('email')}
          />
        )}
        <SelectField
          label={t('language')}
          placeholder={t('language')}
          options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          {...field('language')}
        />
        {isInvited && !isSameAddress(watch('email'), email) && (
          <div className="grid gap-2">
            <p className="text-small text-ink-2">{t('record.edit-invites')}</p>
            <InvitationStatement />
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        </div>
      </form>
    </FormDialog>
  )
}
