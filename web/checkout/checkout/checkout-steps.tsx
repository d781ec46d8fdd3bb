import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ClientProfile, CurrentUser } from '#contract/accounts.ts'
import type { SavedAddress } from '#contract/checkout.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import { expressParameter } from '#domain/payments/express.ts'
import { regionSettings } from '#domain/regions.ts'
import { noteAddressCountry, useDeliveryCountry } from '#web/platform/delivery-country.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useShop } from '#web/platform/shop-context.tsx'
import { visitorItems } from '#web/platform/visitor-items.ts'
import { CheckoutTitle, checkoutColumns } from '../frame.tsx'
import { useVoucherCode } from '../voucher/voucher-code.ts'
import { WaitingOrder } from '../waiting-order.tsx'
import { initialAddress } from './address/address-choice.ts'
import { type AddressFields, AddressStep, chosenAddress } from './address/address-step.tsx'
import { type Change, changesBetween } from './changes.ts'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { AddressSummary, DeliverySummary } from './done-steps.tsx'
import type { CheckoutDraft } from './draft.ts'
import { expressDraft } from './express.ts'
import { type GuestBuyer, guestId } from './guest.ts'
import { EmptyCheckout, LostOrder } from './no-checkout.tsx'
import { NotSoldItems } from './not-sold-items.tsx'
import { OrderStrip, OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { usePlacing } from './payment/use-placing.ts'
import { QuoteProblem, WaitingCheckout } from './quote/quote-states.tsx'
import { fetchQuote, isEmptyCart, quoteRequest, useQuote } from './quote/use-quote.ts'
import { StepSection } from './step-section.tsx'
import { firstOpenStep, type Step, stateOf, useStep, useWantedStep } from './steps.ts'
import { useDraft } from './use-draft.ts'

type CheckoutStepsProps = {
  /** Undefined for a guest. */
  user?: CurrentUser | undefined
  guest?: GuestBuyer | undefined
  Fields: AddressFields
  book: readonly SavedAddress[]
  countries: readonly string[]
  /** The client's own address, as far as the account knows it. */
  profile?: ClientProfile | undefined
}

const nobody = { first_name: '', last_name: '', country: null }

/** Three steps with the order beside them. */
export function CheckoutSteps({ user, guest, Fields, book, countries, profile }: CheckoutStepsProps) {
  const { t, language } = useTranslation('checkout')
  const { region } = useShop()
  const buyer = user?.id ?? guestId
  const method = useSearchParams()[0].get(expressParameter)
  const { draft, change, latest } = useDraft(buyer, (kept) =>
    method ? expressDraft(kept, { method, book, countries, region }) : kept,
  )
  const voucher = useVoucherCode(buyer)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const delivery = useDeliveryCountry()
  const home = regionSettings[region].country
  const wanted = delivery.isDelivered ? delivery.country : (user?.country ?? null)
  const newAddress = initialAddress({ ...(user ?? nobody), country: wanted }, countries, home, profile)
  const addressCountry = draft.address?.country
  useEffect(() => {
    if (addressCountry) noteAddressCountry(addressCountry)
  }, [addressCountry])
  const isAddressOpen = useWantedStep() === 'address' || !draft.address
  const typed = chosenAddress({ book, countries, draft }) ?? draft.typed ?? newAddress
  const countryNow = isAddressOpen ? typed.country : undefined
  const asked = quoteRequest(draft, { region, countries, countryNow, voucherCode: voucher.code })
  const request = asked && guest ? { ...asked, items: visitorItems(guest.lines) } : asked
  const answer = useQuote(request)
  const quote = answer.data
  const shownQuote = useRef(quote)

  const placing = usePlacing({
    guest,
    latest,
    change,
    isCartEmpty: async () => (request ? isEmptyCart(await fetchQuote(request, language)) : false),
    async onChanged() {
      const before = shownQuote.current
      const after = await answer.mutate()
      if (before && after) setChanges(changesBetween(before, after))
      return after
    },
  })
  useLostAttempt({ answer, latest, placing })
  const { state } = placing.placing
  useEffect(() => {
    if (state === 'idle' || state === 'sending') shownQuote.current = quote
  }, [state, quote])

  const options = answer.isCurrent ? quote?.delivery_options : undefined
  const first = firstOpenStep(draft, { countries, options })
  const { shown, open, wasMoved } = useStep(first)

  if (!quote && !answer.error) return <WaitingCheckout />
  if (isEmptyCart(quote, answer.error)) {
    if (draft.attempt) return <LostOrder draft={draft} placing={placing} />
    return <EmptyCheckout />
  }
  if (!quote) return <QuoteProblem answer={answer} />

  const keptUntil = t('kept.minutes', { count: reservationMinutes })
  const section = (step: Step, summary: React.ReactNode, content: React.ReactNode) => (
    <StepSection
      step={step}
      state={stateOf(step, { shown, first })}
      summary={summary}
      wasMoved={wasMoved}
      onChange={() => open(step)}
    >
      {content}
    </StepSection>
  )
  const asking = { quote, failure: answer.failure, retryQuote: answer.mutate }
  const shared = { Fields, book, countries, newAddress, draft, change }
  return (
    <>
      <OrderStrip quote={quote} isOld={!answer.isCurrent} />
      <div className={checkoutColumns}>
        <div>
          <CheckoutTitle>{t('title')}</CheckoutTitle>
          <WaitingOrder />
          <NotSoldItems cart={quote.cart} />
          {section(
            'address',
            <AddressSummary address={draft.address} email={user?.email ?? draft.email} />,
            <AddressStep {...shared} guest={guest} onDone={() => open('delivery')} />,
          )}
          {section(
            'delivery',
            <DeliverySummary quote={quote} method={draft.deliveryMethod} point={draft.pickUpPoint} />,
            <DeliveryStep
              {...shared}
              {...asking}
              isElsewhere={answer.isElsewhere}
              onBack={() => open('address')}
              onDone={() => open('payment')}
            />,
          )}
          {section(
            'payment',
            null,
            <PaymentStep
              {...shared}
              {...asking}
              guest={guest}
              voucher={voucher}
              isAsking={!answer.isCurrent && !answer.failure}
              changes={changes}
              placing={placing}
              keptUntil={keptUntil}
              onBack={() => open('delivery')}
            />,
          )}
        </div>
        <OrderSummary quote={quote} isOld={!answer.isCurrent} keptUntil={keptUntil} />
      </div>
    </>
  )
}

type LostAttemptInput = {
  answer: ReturnType<typeof useQuote>
  latest(): CheckoutDraft
  placing: ReturnType<typeof usePlacing>
}

/**
 * An order was sent without an answer, and the cart is empty now: it has been placed. Sent again with the
 * same key, the server answers with that order; with an empty cart it cannot create another.
 */
function useLostAttempt({ answer, latest, placing }: LostAttemptInput) {
  const hasAsked = useRef(false)
  const isEmpty = isEmptyCart(answer.data, answer.error)
  useEffect(() => {
    const { attempt } = latest()
    if (!isEmpty || !attempt || hasAsked.current) return
    hasAsked.current = true
    void placing.place(attempt.body)
  })
}
