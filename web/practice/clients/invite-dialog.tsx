import { useRef, useState } from 'react'
import type { ClientInvitation } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { languageNames, languages } from '#domain/languages.ts'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { percentText } from '../../platform/formats.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { InvitationStatement } from '../consent/invitation-statement.tsx'

type Values = Omit<ClientInvitation, 'discount'>

export function InviteDialog({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation('clients')
  const [discount, setDiscount] = useState<DiscountRate>(0)
  const first = useRef<HTMLInputElement | null>(null)
  const { field, submit, busy, problem } = useShopForm<Values>({
    defaultValues: { email: '', first_name: '', last_name: '', language },
    check: ({ email, first_name, last_name }) => ({
      ...(!isEmail(email.trim()) && { email: email.trim() === '' ? 'client-email' : 'email' }),
      ...(first_name.trim() === '' && { first_name: 'first-name' }),
      ...(last_name.trim() === '' && { last_name: 'last-name' }),
    }),
  })
  const { ref: emailRef, ...email } = field('email')

  const send = submit(async (values) => {
    await callAccount(practicePaths.invite, { method: 'POST', body: { ...values, discount } })
    toast('success', t('invite.done', { name: personName(values) }))
    onClose()
    await refreshAccountData(practicePaths.clients)
  })

  return (
    <FormDialog title={t('invite.title')} text={t('invite.text')} first={first} onClose={onClose}>
      <form noValidate className="mt-5 grid gap-4.5" onSubmit={send}>
        <FormProblem>{problem}</FormProblem>
        <TextField
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...email}
          ref={(input) => {
            first.current = input
            emailRef(input)
          }}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,140px),1fr))] gap-3">
          <TextField label={t('first-name')} autoComplete="off" maxLength={100} {...field('first_name')} />
          <TextField label={t('last-name')} autoComplete="off" maxLength={100} {...field('last_name')} />
        </div>
        <SegmentedField
          legend={t('discount')}
          options={discountRates.map((rate) => ({ value: rate, label: percentText(rate, language) }))}
          value={discount}
          onChoose={(rate) => setDiscount(rate)}
        />
        <SelectField
          label={t('language')}
          placeholder={t('language')}
          options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          {...field('language')}
        />
        <InvitationStatement />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton busy={busy}>{t('invite.send')}</SubmitButton>
        </div>
      </form>
    </FormDialog>
  )
}
