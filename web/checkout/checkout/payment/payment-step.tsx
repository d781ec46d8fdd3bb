import { useRef, useState } from 'react'
import type { Address, Quote, SavedAddress } from '#contract/checkout.ts'
import { messageOf } from '#web/platform/error-text.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { FieldHint } from '#web/ui/form/field.tsx'
import { problemStyle } from '#web/ui/form/form-problem.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { checkoutCard } from '../../frame.tsx'
import { PriceSums } from '../../price-steps/price-sums.tsx'
import type { useVoucherCode } from '../../voucher/voucher-code.ts'
import { VoucherField } from '../../voucher/voucher-field.tsx'
import type { AddressFields } from '../address/address-step.tsx'
import { InvoiceAddress } from '../address/invoice-address.tsx'
import type { Change } from '../changes.ts'
import type { CheckoutDraft } from '../draft.ts'
import { type GuestBuyer, guestCheckout } from '../guest.ts'
import { HeldUntil } from '../order-summary.tsx'
import { StepFoot } from '../step-section.tsx'
import type { ChangeDraft } from '../use-draft.ts'
import { chosenMethod, type OrderProblems, orderBody, orderProblems } from './order-body.ts'
import { OrderProblem } from './order-problem.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import type { usePlacing } from './use-placing.ts'

type PaymentStepProps = {
  guest: GuestBuyer | undefined
  Fields: AddressFields
  countries: readonly string[]
  newAddress: Address
  book: readonly SavedAddress[]
  quote: Quote
  /** The quote is not yet for the latest choice. */
  isAsking: boolean
  /** Why there is no quote. */
  failure: Error | undefined
  retryQuote(): Promise<unknown>
  draft: CheckoutDraft
  change: ChangeDraft
  voucher: ReturnType<typeof useVoucherCode>
  changes: readonly Change[]
  placing: ReturnType<typeof usePlacing>
  keptUntil: string
  onBack(): void
}

export function PaymentStep(props: PaymentStepProps) {
  const {
    quote,
    isAsking,
    failure,
    retryQuote,
    draft,
    change,
    voucher,
    changes,
    placing,
    book,
    guest,
    onBack,
  } = props
  const { t } = useTranslation('checkout')
  const [hasAgreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<OrderProblems>({})
  const step = useRef<HTMLDivElement>(null)
  const methods = quote.payment_methods
  const { currency, total } = quote.price
  const isBusy = placing.placing.state === 'sending'

  function order(event: React.SyntheticEvent) {
    event.preventDefault()
    if (isAsking) return
    if (failure) return void retryQuote()
    const missing = orderProblems({ draft, methods, hasAgreed })
    setProblems(missing)
    const body = orderBody(draft, quote, book)
    if (Object.keys(missing).length === 0 && body)
      void placing.place(guest ? guestCheckout(body, draft.email, guest.lines) : body)
    else focusFirst(step.current, missing)
  }

  return (
    <div ref={step}>
      <PaymentMethods
        methods={methods}
        chosen={chosenMethod(draft, methods)?.key ?? null}
        problem={problems.method && t('payment.problems.method')}
        onChoose={(paymentMethod) => {
          change({ paymentMethod })
          setProblems(({ method: _, ...others }) => others)
        }}
      />
      <FieldHint className="mt-3">{t('payment.elsewhere')}</FieldHint>
      <VoucherField
        quote={quote}
        asked={voucher.code}
        isAsking={isAsking}
        failure={failure}
        onChange={voucher.setCode}
      />
      <InvoiceAddress
        {...props}
        problem={problems.billing && !draft.billing ? t('payment.problems.billing') : undefined}
      />
      <form noValidate onSubmit={order} className="mt-2">
        <CheckField
          className="terms"
          label={<Terms />}
          checked={hasAgreed}
          error={problems.terms && !hasAgreed ? t('payment.problems.terms') : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <div className={`mt-5 xl:hidden ${checkoutCard}`}>
          <PriceSums price={quote.price} />
        </div>
        {!quote.can_order && (
          <p role="alert" className={`mt-5 ${problemStyle}`}>
            <span>
              {t('problem.lines')}{' '}
              <ShopLink to="/cart" className="link">
                {t('problem.to-cart')}
              </ShopLink>
            </span>
          </p>
        )}
        {failure && (
          <p role="alert" className={`mt-5 ${problemStyle}`}>
            {messageOf(failure) ?? t('problem.no-price')}
          </p>
        )}
        {placing.placing.state === 'failed' && (
          <OrderProblem
            isGuest={guest !== undefined}
            failure={placing.placing.failure}
            changes={changes}
            currency={currency}
          />
        )}
        <StepFoot onBack={onBack} className="mt-6 flex-wrap">
          <p
            data-testid="order-total"
            className="-order-1 flex-[0_0_100%] text-[17px]/[27px] max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:text-[15px]"
            aria-live="polite"
          >
            <span>{t('payment.total')}</span>{' '}
            <b className="ml-1.5 text-[22px] font-bold">{formatMoney(total, currency)}</b>
          </p>
          <SubmitButton busy={isBusy || isAsking} className="btn-primary btn-lead sm:min-w-[min(100%,340px)]">
            {t('payment.order')}
          </SubmitButton>
        </StepFoot>
        <HeldUntil text={props.keptUntil} className="mt-0 justify-center sm:mt-4 xl:hidden" />
      </form>
    </div>
  )
}

function Terms() {
  const { t } = useTranslation('checkout')
  const link = (to: string) => (words: string) => (
    <ShopLink to={to} target="_blank" className="link">
      {words}
      <span className="visually-hidden"> {t('shop:new-window')}</span>
    </ShopLink>
  )
  return <LinkedText text={t('payment.terms')} links={{ terms: link('/terms'), returns: link('/returns') }} />
}

const places: readonly [keyof OrderProblems, string][] = [
  ['method', '[name=payment-method]'],
  ['billing', '[data-invoice] input'],
  ['terms', '.terms input'],
]

function focusFirst(step: HTMLElement | null, problems: OrderProblems) {
  const place = places.find(([problem]) => problems[problem])
  const field = place && step?.querySelector<HTMLElement>(place[1])
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
