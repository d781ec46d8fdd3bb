import { useId } from 'react'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

type DiscountChoiceProps = {
  legend: string
  rate: DiscountRate | null
  error?: string | undefined
  onChoose(rate: DiscountRate): void
}

/** The five discounts side by side. */
export function DiscountChoice({ legend, rate, error, onChoose }: DiscountChoiceProps) {
  const { language } = useTranslation('sharing')
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className="discount-legend">{legend}</legend>
      <div className="discount-choice" data-invalid={error ? true : undefined}>
        {discountRates.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === rate}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(one)}
            />
            <span>{percentText(one, language)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
