import { useState } from 'react'
import { withdrawalPaths } from '#contract/order-paths.ts'
import type { WithdrawalLinkInput } from '#contract/orders.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { callApi } from '../../platform/call-api.ts'
import { useShopForm } from '../../platform/forms.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { withdrawFrame } from './paper.tsx'

export const handle = { utilities: 'all' }

/** Withdrawing without an account: after entering order number and email address, a link is sent by email. */
export default function AskToWithdraw() {
  const { t, language } = useTranslation('orders')
  useTranslation('problems')
  const [isAsked, setAsked] = useState(false)
  const { field, submit, busy, problem } = useShopForm<WithdrawalLinkInput>({
    check: ({ order_number, email }) => ({
      order_number: !order_number?.trim() && 'required',
      email: emailProblem(email),
    }),
  })
  const send = submit(async ({ order_number, email }) => {
    setAsked(false)
    const body = { order_number: order_number.trim(), email: email.trim() }
    await callApi(withdrawalPaths.ask, { method: 'POST', body, language })
    setAsked(true)
  })
  return (
    <div className="wrap py-8">
      <PageHead title={t('withdraw.ask-title')} description={t('withdraw.ask-text')} />
      <div className={withdrawFrame}>
        <h1 className="text-h1-narrow md:text-h1">{t('withdraw.ask-title')}</h1>
        <p className="mt-3 text-ink-2">{t('withdraw.ask-text')}</p>
        <form method="post" noValidate onSubmit={send} className="mt-5 grid gap-4.5">
          <FormProblem>{problem}</FormProblem>
          <TextField
            {...field('order_number')}
            label={t('withdraw.number')}
            hint={t('withdraw.number-hint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
          />
          <TextField
            {...field('email')}
            label={t('withdraw.email')}
            hint={t('withdraw.email-hint')}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <SubmitButton busy={busy} className="btn-primary btn-lead">
            {t('withdraw.ask')}
          </SubmitButton>
        </form>
        <p
          role="status"
          className={isAsked ? 'mt-5 rounded-control bg-tint px-4 py-3 text-bottle' : undefined}
        >
          {isAsked && t('withdraw.asked')}
        </p>
        <p className="mt-6 text-small text-ink-2">
          {t('withdraw.have-account')}{' '}
          <ShopLink to="/account/orders" className="link">
            {t('withdraw.own-orders')}
          </ShopLink>
        </p>
      </div>
    </div>
  )
}
