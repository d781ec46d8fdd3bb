import { useState } from 'react'
import type { DeliveryOption, Quote } from '#contract/checkout.ts'
import type { Currency } from '#domain/money.ts'
import { daysText } from '#web/platform/day-ranges.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Choice, Choices } from '../choice.tsx'
import type { CheckoutDraft } from '../draft.ts'
import { NoPrice, WaitingStep } from '../quote/quote-states.tsx'
import { StepFoot } from '../step-section.tsx'
import type { ChangeDraft } from '../use-draft.ts'
import { PickUpChoice } from './pick-up-choice.tsx'

type DeliveryStepProps = {
  quote: Quote
  /** The quote is for another country than the address. */
  isElsewhere: boolean
  /** Why there is no quote. */
  failure: Error | undefined
  retryQuote(): Promise<unknown>
  draft: CheckoutDraft
  change: ChangeDraft
  onBack(): void
  onDone(): void
}

export function DeliveryStep(props: DeliveryStepProps) {
  const { quote, isElsewhere, failure, retryQuote, draft, change, onBack, onDone } = props
  const { t } = useTranslation('checkout')
  const words = useDeliveryWords()
  const [isMissing, setMissing] = useState(false)
  const { delivery_options: options } = quote
  if (isElsewhere) return failure ? <NoPrice failure={failure} retryQuote={retryQuote} /> : <WaitingStep />
  const { address } = draft
  const point = draft.pickUpPoint?.country === address?.country ? draft.pickUpPoint : null
  const chosen = options.find(({ method }) => method === draft.deliveryMethod) ?? options[0]
  const isPickUp = chosen?.method === 'pick_up'
  if (!chosen) {
    return (
      <p role="alert" className="text-madder">
        {t('delivery.none')}
      </p>
    )
  }
  return (
    <form
      className="max-w-[680px]"
      onSubmit={(event) => {
        event.preventDefault()
        change({ deliveryMethod: chosen.method })
        if (isPickUp && !point) setMissing(true)
        else onDone()
      }}
    >
      <Choices legend={<legend className="visually-hidden">{t('steps.delivery')}</legend>}>
        {options.map((option) => {
          const { name, days, price } = words(option, quote.price.currency)
          return (
            <Choice
              key={option.method}
              name="delivery-method"
              isChosen={option.method === chosen.method}
              onChoose={() => change({ deliveryMethod: option.method })}
            >
              <span className="min-w-0 flex-1 leading-5">
                <b className="font-semibold">{name}</b>
                <span className="block text-small text-ink-2 first-letter:uppercase">{days}</span>
              </span>
              <b className="font-semibold whitespace-nowrap">{price}</b>
            </Choice>
          )
        })}
      </Choices>
      {isPickUp && address && (
        <PickUpChoice
          address={address}
          point={point}
          isMissing={isMissing && !point}
          onChoose={(pickUpPoint) => change({ deliveryMethod: 'pick_up', pickUpPoint })}
        />
      )}
      <StepFoot onBack={onBack}>
        <button type="submit" className="btn btn-primary btn-lead">
          {t('delivery.continue')}
        </button>
      </StepFoot>
    </form>
  )
}

/** The delivery method, its duration and its price. */
export function useDeliveryWords() {
  const { t, language } = useTranslation('checkout')
  const now = new Date()
  return ({ method, from, to, total }: DeliveryOption, currency: Currency) => ({
    name: t(`delivery.methods.${method}`),
    days:
      method === 'evening'
        ? t('delivery.evening', { days: daysText({ from, to }, now, language) })
        : daysText({ from, to }, now, language),
    price: total === 0 ? t('price.free') : formatMoney(total, currency),
  })
}
