import type { PaymentMethod } from '#contract/checkout.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { radio, radioFocus } from '../choice.tsx'

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[]
  chosen: string | null
  problem?: string | undefined
  onChoose(key: string): void
}

const markHeight = 32
const method = `relative flex items-center gap-3.5 bg-surface has-checked:bg-tint ${radioFocus}`
const row =
  'max-md:not-has-focus-visible:has-checked:shadow-[inset_3px_0_0_var(--color-bottle)] max-md:min-h-13.5 max-md:px-3.5 max-md:py-2 max-md:not-first:border-t max-md:not-first:border-line max-md:first:rounded-t-[5px] max-md:last:rounded-b-[5px] max-md:has-focus-visible:z-1'
const tile =
  'md:min-h-24 md:flex-col-reverse md:justify-center md:gap-2.25 md:rounded-card md:border md:border-line-2 md:px-2 md:py-2.5 md:text-center md:text-[13px]/4 md:hover:border-field md:has-checked:border-bottle md:not-has-focus-visible:has-checked:shadow-[inset_0_0_0_1px_var(--color-bottle)]'

/** Tiles on wide screens, rows on a phone. */
export function PaymentMethods({ methods, chosen, problem, onChoose }: PaymentMethodsProps) {
  const { t } = useTranslation('checkout')
  return (
    <fieldset aria-describedby="pay-problem">
      <legend className="visually-hidden">{t('payment.methods')}</legend>
      <div className="max-md:rounded-card max-md:border max-md:border-line-2 md:grid md:grid-cols-[repeat(auto-fill,minmax(128px,1fr))] md:gap-2.5">
        {methods.map(({ key, name, mark, mark_ratio }) => (
          <label key={key} className={`${method} ${row} ${tile}`}>
            <input
              type="radio"
              className={`peer ${radio} md:absolute md:inset-0 md:size-auto md:border-0 md:bg-transparent md:checked:border-0`}
              name="payment-method"
              value={key}
              checked={key === chosen}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChoose(key)}
            />
            <span className="font-medium max-md:flex-1 max-md:peer-checked:font-bold md:flex-none md:font-strong">
              {name}
            </span>
            <img
              src={mark}
              alt=""
              width={Math.round(markHeight * mark_ratio)}
              height={markHeight}
              className="h-8 w-auto"
            />
            <span className="hidden text-bottle md:peer-checked:absolute md:peer-checked:top-1.5 md:peer-checked:right-1.5 md:peer-checked:block">
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
      {problem ? (
        <FieldError id="pay-problem" className="mt-2">
          {problem}
        </FieldError>
      ) : (
        <p id="pay-problem" />
      )}
    </fieldset>
  )
}
