import { type MouseEvent, useRef, useState } from 'react'
import type { CountedIngredient, Ranges } from '#contract/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import {
  type Adjustment,
  hasPriceLimits,
  type LimitName,
  type Limits,
  limitsOf,
  type NumberLimit,
  normalLimit,
  type priceLimits,
  readLimits,
  toMajorLimit,
  withoutLimit,
} from '#domain/catalogue/limits.ts'
import { regionSettings } from '#domain/regions.ts'
import { formatMoney, formatMoneyNumber, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { amountText } from '../words.ts'
import { FacetSection } from './facet-section.tsx'
import { IngredientSearch } from './ingredient-search.tsx'
import { LimitField } from './limit-field.tsx'
import { PriceBars } from './price-bars.tsx'
import type { IngredientsCall } from './use-found-ingredients.ts'

type LimitFieldsProps = {
  choice: FilterChoice
  ranges: Ranges
  ingredientsCall?: IngredientsCall | undefined
  onLimits(limits: Limits): void
}

const priceStep = 0.01
const amountStep = 0.001

/** Price, cost per day and ingredient: fields of the filter form, each applied when it is left. */
export function LimitFields({ choice: limits, ranges, ingredientsCall, onLimits }: LimitFieldsProps) {
  const { t, language } = useTranslation('products')
  const { currency } = regionSettings[useShop().region]
  const [invalid, setInvalid] = useState<string>()
  const [adjusted, setAdjusted] = useState<Adjustment>()
  const [found, setFound] = useState<CountedIngredient>()
  const { price, per_day: perDay, amount } = ranges
  const ingredients = withChosen(ranges.ingredients, found, limits.ingredient)
  const select = useRef<HTMLSelectElement>(null)
  const sign = formatMoney(0, currency).replace(/[\d.,\s]/g, '')
  const problemOf = (name: LimitName) =>
    invalid === name
      ? t('limits.invalid', { example: formatNumber(name === 'amount_min' ? 300 : 12.5, language) })
      : undefined

  function read(form: HTMLFormElement | null) {
    if (!form) return false
    const wrong = [...form.querySelectorAll<HTMLInputElement>('input[type=number]')].find(
      ({ validity, name, value }) => !validity.valid || normalLimit(name as NumberLimit, value) === undefined,
    )
    setInvalid(wrong?.name)
    if (wrong) return false
    const { limits: given, adjusted: why } = readLimits(new FormData(form))
    setAdjusted(why)
    // Another ingredient has other amounts.
    const next = given.ingredient === limits.ingredient ? given : withoutLimit(given, 'amount_min')
    if (JSON.stringify(next) !== JSON.stringify(limitsOf(limits))) onLimits(next)
    return true
  }
  const onBlur = ({ currentTarget }: { currentTarget: HTMLInputElement }) => void read(currentTarget.form)
  // The browser's own message would cover the field's.
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!read(event.currentTarget.form)) event.preventDefault()
  }
  const moneyField = (name: (typeof priceLimits)[number], example = 0, hint?: string) => (
    <LimitField
      name={name}
      label={t(`limits.${name}`, { sign })}
      value={toMajorLimit(limits[name])}
      example={formatMoneyNumber(example, currency)}
      step={priceStep}
      hint={hint}
      problem={problemOf(name)}
      onBlur={onBlur}
    />
  )
  const apply = (
    <button type="submit" className="btn btn-plain btn-dense mt-2.5" onClick={onClick}>
      {t('limits.apply')}
    </button>
  )

  return (
    <>
      {(price || hasPriceLimits(limits)) && (
        <FacetSection title={t('groups.price')}>
          {price && <PriceBars range={price} limits={limits} currency={currency} />}
          <div className="mt-2.5 flex gap-2">
            {moneyField('price_min', price?.lowest)}
            {moneyField('price_max', price?.highest)}
          </div>
          {(perDay || limits.per_day_max !== undefined) && (
            <div className="mt-2.5">
              {moneyField('per_day_max', perDay?.highest, t('limits.per-day-hint'))}
            </div>
          )}
          <p role="status" className="text-small text-ink-3">
            {adjusted === 'swapped' && t('limits.swapped')}
          </p>
          {apply}
        </FacetSection>
      )}
      {ingredients.length > 0 && (
        <FacetSection title={t('groups.ingredient')}>
          <span className="relative mt-2.5 block">
            <select
              ref={select}
              name="ingredient"
              aria-label={t('groups.ingredient')}
              className="min-h-11 w-full appearance-none rounded-control border border-field bg-surface pr-9.5 pl-3.5 text-[14px] text-ellipsis text-ink"
              value={limits.ingredient ?? ''}
              onChange={({ target }) => read(target.form)}
            >
              <option value="">{t('limits.any-ingredient')}</option>
              {ingredients.map(({ id, name, count }) => (
                <option key={id} value={id}>
                  {t('limits.ingredient-count', { name, count: formatNumber(count, language) })}
                </option>
              ))}
            </select>
            <span className="pointer-events-none absolute top-[calc(50%-8px)] right-3">
              <Icon name="chevron-down" size={16} />
            </span>
          </span>
          <IngredientSearch
            call={ingredientsCall}
            choice={limits}
            onChoose={(ingredient) => {
              setFound(ingredient)
              onLimits({ ...withoutLimit(limits, 'ingredient'), ingredient: ingredient.id })
              select.current?.focus()
            }}
          />
          {amount && (
            <div className="mt-2.5">
              <input type="hidden" name="amount_unit" value={amount.unit} />
              <LimitField
                name="amount_min"
                label={t('limits.amount_min', { unit: t(`units.${amount.unit}`) })}
                value={limits.amount_min}
                example={formatNumber(amount.lowest, language)}
                step={amountStep}
                hint={t('limits.amounts', {
                  lowest: amountText({ t, language }, amount.lowest, amount.unit),
                  highest: amountText({ t, language }, amount.highest, amount.unit),
                })}
                problem={problemOf('amount_min')}
                onBlur={onBlur}
              />
              {apply}
            </div>
          )}
        </FacetSection>
      )}
    </>
  )
}

/** The ingredient just found is chosen before the ranges with it are here. */
function withChosen(
  ingredients: Ranges['ingredients'],
  found: CountedIngredient | undefined,
  chosen: number | undefined,
): Ranges['ingredients'] {
  if (!found || found.id !== chosen || ingredients.some(({ id }) => id === chosen)) return ingredients
  return [found, ...ingredients]
}
