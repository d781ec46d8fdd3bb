import type { PaymentMethod } from '#contract/checkout.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[]
  chosen: string | null
  problem?: string | undefined
  onChoose(key: string): void
}

const markHeight = 32

/** Tiles where there is room, rows on a phone. */
export function PaymentMethods({ methods, chosen, problem, onChoose }: PaymentMethodsProps) {
  const { t } = useTranslation('checkout')
  return (
    <fieldset className="pay-methods" aria-describedby="pay-problem">
      <legend className="visually-hidden">{t('payment.methods')}</legend>
      <div className="pay-grid">
        {methods.map(({ key, name, mark, mark_ratio }) => (
          <label key={key} className="pay-method">
            <input
              type="radio"
              name="payment-method"
              value={key}
              checked={key === chosen}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChoose(key)}
            />
            <span className="pay-name">{name}</span>
            <img
              src={mark}
              alt=""
              width={Math.round(markHeight * mark_ratio)}
              height={markHeight}
              className="pay-mark"
            />
            <span className="pay-check">
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
      <p id="pay-problem" className={problem ? 'field-error' : ''}>
        {problem && (
          <>
            <Icon name="warning" size={16} />
            {problem}
          </>
        )}
      </p>
    </fieldset>
  )
}
