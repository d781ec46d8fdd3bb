import type { Quote } from '#contract/checkout.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useDeliveryWords } from './delivery-words.ts'
import type { CheckoutDraft } from './draft.ts'
import { StepFoot } from './step-section.tsx'
import type { ChangeDraft } from './use-draft.ts'

type DeliveryStepProps = {
  quote: Quote
  draft: CheckoutDraft
  change: ChangeDraft
  onBack(): void
  onDone(): void
}

export function DeliveryStep({ quote, draft, change, onBack, onDone }: DeliveryStepProps) {
  const { t } = useTranslation('checkout')
  const words = useDeliveryWords()
  const { delivery_options: options } = quote
  const chosen = options.find(({ method }) => method === draft.deliveryMethod) ?? options[0]
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
        onDone()
      }}
    >
      <fieldset className="checkout-choices">
        <legend className="visually-hidden">{t('steps.delivery')}</legend>
        {options.map((option) => {
          const { name, days, price } = words(option, quote.price.currency)
          return (
            <label key={option.method} className="checkout-choice">
              <input
                type="radio"
                name="delivery-method"
                checked={option.method === chosen.method}
                onChange={() => change({ deliveryMethod: option.method })}
              />
              <span className="min-w-0 flex-1 leading-5">
                <b className="font-semibold">{name}</b>
                <span className="block text-small text-ink-2">{days}</span>
              </span>
              <b className="font-semibold whitespace-nowrap">{price}</b>
            </label>
          )
        })}
      </fieldset>
      <StepFoot onBack={onBack}>
        <button type="submit" className="btn btn-primary btn-lead">
          {t('delivery.continue')}
        </button>
      </StepFoot>
    </form>
  )
}
