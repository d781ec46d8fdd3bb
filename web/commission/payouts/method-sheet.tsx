import type { PayoutMethod } from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { payoutPaths } from '#contract/payout-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { payoutMethods } from '#domain/commission/payouts.ts'
import { FormSheet } from '../../platform/form-sheet.tsx'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { sendProof } from '../../platform/session/send-proof.ts'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { changeOf, emptyDraft, type MethodDraft, methodProblems } from './method-draft.ts'

type MethodSheetProps = { method: PayoutMethod; onClose(): void }

const allChoices = payoutMethods.toReversed()

/** Asks where commission is sent, and who asks. */
export function MethodSheet({ method: present, onClose }: MethodSheetProps) {
  const { t } = useTranslation('payouts')
  const { region } = useShop()
  const { user } = useSession()
  const needsCode = user?.second_factor ?? false
  const form = useShopForm<MethodDraft>({
    check: (draft) => methodProblems(draft, region, needsCode),
    defaultValues: {
      ...emptyDraft,
      method: present.method === 'not_set' ? 'bank_account' : present.method,
      holder: present.holder ?? (user ? personName(user) : ''),
    },
  })
  const method = form.watch('method')
  const choices = allChoices.filter((value) => value !== 'not_set' || present.method !== 'not_set')

  const send = form.submit(async (draft) => {
    const call = { method: 'PUT', body: changeOf(draft, region, needsCode) } as const
    const saved = await sendProof(() => callAccount<PayoutMethod>(payoutPaths.method, call))
    await changeAccountData(commissionPaths.summary, (known: object) => ({ ...known, payout_method: saved }))
    toast('success', t(saved.method === 'not_set' ? 'method.removed' : 'method.changed'))
    onClose()
  })

  const { correct: _, ...password } = form.field('password')
  return (
    <FormSheet
      title={t('form.title')}
      closeLabel={t('form.close')}
      onClose={onClose}
      onSubmit={send}
      foot={
        <>
          <FormProblem>{form.problem}</FormProblem>
          <SubmitButton busy={form.busy} className="btn-primary w-full">
            {t('form.save')}
          </SubmitButton>
          <p className="text-center text-micro text-ink-3">{t('method.proof-note')}</p>
        </>
      }
    >
      <SegmentedField
        legend={t('form.kind')}
        options={choices.map((value) => ({
          value,
          label: t(value === 'not_set' ? 'form.none' : `method.${value}`),
        }))}
        value={method}
        onChoose={(chosen) => form.setValue('method', chosen)}
      />
      {method === 'not_set' && <p className="text-ink-2">{t('form.none-note')}</p>}
      {method === 'paypal' && (
        <TextField
          label={t('form.paypal-email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          {...form.field('email')}
        />
      )}
      {method === 'bank_account' && <AccountFields field={form.field} isDomestic={region === 'uk'} />}
      <PasswordField
        label={t('account:proof.password')}
        showLabel={t('account:proof.show-password')}
        autoComplete="current-password"
        {...password}
      />
      {needsCode && (
        <TextField
          label={t('account:proof.code')}
          hint={t('account:proof.code-hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('otp')}
        />
      )}
    </FormSheet>
  )
}

type AccountFieldsProps = {
  field: ReturnType<typeof useShopForm<MethodDraft>>['field']
  /** A British account, for pounds. */
  isDomestic: boolean
}

function AccountFields({ field, isDomestic }: AccountFieldsProps) {
  const { t } = useTranslation('payouts')
  const number = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <TextField label={t('form.holder')} autoComplete="name" maxLength={70} {...field('holder')} />
      {isDomestic ? (
        <>
          <TextField label={t('form.sort-code')} {...number} {...field('sort_code')} />
          <TextField label={t('form.account-number')} {...number} {...field('account_number')} />
        </>
      ) : (
        <TextField
          label={t('form.iban')}
          hint={t('form.iban-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          {...field('iban')}
        />
      )}
    </>
  )
}
