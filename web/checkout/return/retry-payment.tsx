import { useState } from 'react'
import type { PaymentMethods as Offered } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { usePublicData } from '#web/platform/public-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { FieldHint } from '#web/ui/form/field.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner, SubmitButton } from '#web/ui/form/submit-button.tsx'
import { PaymentMethods } from '../checkout/payment/payment-methods.tsx'
import { Skeleton } from '../frame.tsx'
import { ways } from './outcome-title.tsx'
import { useRetry } from './use-retry.ts'

type RetryPaymentProps = { order: Order; onCartRestored(): Promise<void> }

/** Another payment for the same order, with any method, or back to the cart to change it. */
export function RetryPayment({ order, onCartRestored }: RetryPaymentProps) {
  const { t } = useTranslation('checkout')
  const offered = usePublicData<Offered>(`${checkoutPaths.paymentMethods}?country=${order.address.country}`)
  const [chosen, setChosen] = useState(order.payment?.method.key ?? null)
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, pay, change } = useRetry(order.id, onCartRestored)
  const amount = formatMoney(order.price.total, order.price.currency)

  function submit(event: React.SyntheticEvent, methods: Offered['data']) {
    event.preventDefault()
    const method = methods.find(({ key }) => key === chosen)
    setMissing(!method)
    if (method) void pay(method.key)
  }

  return (
    <Loaded answer={offered} waiting={<Skeleton className="mt-8 h-85 max-w-180" />}>
      {({ data: methods }) => (
        <form
          noValidate
          className="mt-8 max-w-180 max-sm:[&_.btn]:w-full"
          onSubmit={(event) => submit(event, methods)}
        >
          <h2 className="mb-3 text-h3 font-medium">{t('payment.methods')}</h2>
          <PaymentMethods
            methods={methods}
            chosen={chosen}
            problem={isMissing ? t('payment.problems.method') : undefined}
            onChoose={(key) => {
              setChosen(key)
              setMissing(false)
            }}
          />
          <FormProblem>{problem}</FormProblem>
          <p className={ways}>
            <SubmitButton busy={busy === 'paying'} className="btn-primary btn-lead">
              {t('return.retry.pay', { amount })}
            </SubmitButton>
            <button
              type="button"
              className="btn btn-plain btn-lead"
              aria-describedby="retry-change"
              aria-disabled={busy !== undefined || undefined}
              onClick={() => void change()}
            >
              {busy === 'changing' && <Spinner />}
              {t('return.retry.change')}
            </button>
          </p>
          <FieldHint id="retry-change" className="mt-3">
            {t('return.retry.change-text')}
          </FieldHint>
        </form>
      )}
    </Loaded>
  )
}
