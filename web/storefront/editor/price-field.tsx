import { useState } from 'react'
import { packagePriceMaximum } from '#domain/storefront/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useEditing } from './editor-context.ts'

type PriceFieldProps = { field: string; price: number | null; onChange(price: number | null): void }

/** Keeps what is typed while it is not an amount: then the price stays as it was. */
export function PriceField({ field, price, onChange }: PriceFieldProps) {
  const { t } = useTranslation('storefront')
  const { state, setPlace } = useEditing()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && amountIn(typed) === undefined
  return (
    <TextField
      label={t('editor.price', { currency: state.store.currency })}
      inputMode="decimal"
      maxLength={12}
      value={typed ?? (price === null ? '' : String(price))}
      hint={t('editor.price-hint')}
      error={isWrong ? t('editor.problems.price') : undefined}
      onFocus={() => setPlace(field)}
      onChange={({ target }) => {
        setTyped(target.value)
        const amount = amountIn(target.value)
        if (amount !== undefined) onChange(amount)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}

/** In major units; null for nothing, undefined if it is no amount. */
export function amountIn(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain)
  return amount * 100 <= packagePriceMaximum ? amount : undefined
}
