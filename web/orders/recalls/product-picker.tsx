import { useId, useState } from 'react'
import type { StockPage, StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { SearchBox } from '../../ui/toolbar.tsx'
import { useFocusAtStep } from '../../ui/use-focus-at-step.ts'

type Chosen = Pick<StockRow, 'product_variant_id' | 'product' | 'sku'>
type ProductPickerProps = {
  chosen: Chosen | undefined
  /** Why there is no preview yet. */
  error: string | undefined
  onChoose(row: Chosen | undefined): void
}

/** Finds one variant by its words. */
export function ProductPicker({ chosen, error, onChoose }: ProductPickerProps) {
  const panel = useFocusAtStep(chosen ? 'chosen' : 'search')
  return (
    <div ref={panel} tabIndex={-1} className="focus:shadow-none focus:outline-none">
      {chosen ? (
        <ChosenProduct chosen={chosen} onChoose={onChoose} />
      ) : (
        <ProductSearch error={error} onChoose={onChoose} />
      )}
    </div>
  )
}

type ChosenProductProps = Pick<ProductPickerProps, 'onChoose'> & { chosen: Chosen }

function ChosenProduct({ chosen, onChoose }: ChosenProductProps) {
  const { t } = useTranslation('recalls')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <b className="font-semibold">{chosen.product.name}</b>
        <span className="block text-small text-ink-3">{`${chosen.product.brand}, ${chosen.sku}`}</span>
      </p>
      <button type="button" className="btn btn-plain btn-dense" onClick={() => onChoose(undefined)}>
        {t('other-product')}
      </button>
    </div>
  )
}

function ProductSearch({ error, onChoose }: Pick<ProductPickerProps, 'error' | 'onChoose'>) {
  const { t } = useTranslation('recalls')
  const id = useId()
  const [query, setQuery] = useState('')
  const [typed, setTyped] = useDebouncedQuery(query, setQuery)
  const answer = useAccountData<StockPage>(
    query ? `${stockPaths.list}?limit=8&query=${encodeURIComponent(query)}` : null,
    { keepPreviousData: true },
  )
  const isNothingFound = query !== '' && answer.data?.data.length === 0
  return (
    <>
      <SearchBox
        label={t('product')}
        maxLength={100}
        value={typed}
        problemId={error && `${id}-error`}
        onChange={setTyped}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p role="status" className="text-small text-ink-2 not-empty:mt-2">
        {isNothingFound && t('no-product')}
      </p>
      {query && (
        <Loaded answer={answer} waiting={<span className="skeleton mt-2 h-24 w-full" />}>
          {({ data }) =>
            data.length > 0 && (
              <ul className="mt-2 divide-y divide-line rounded-control border border-line">
                {data.map((row) => (
                  <li key={row.product_variant_id}>
                    <button
                      type="button"
                      className="block min-h-11 w-full px-3 py-2 text-start hover:bg-tint"
                      aria-label={t('choose-product', { name: `${row.product.name}, ${row.sku}` })}
                      onClick={() => onChoose(row)}
                    >
                      <b className="font-semibold">{row.product.name}</b>
                      <span className="block text-small text-ink-3">
                        {`${row.product.brand}, ${row.sku}`}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </>
  )
}
