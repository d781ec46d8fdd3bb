import { useState } from 'react'
import type { StockPage, StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { SearchBox } from '../../ui/toolbar.tsx'

type Chosen = Pick<StockRow, 'product_variant_id' | 'product' | 'sku'>
type ProductPickerProps = { chosen: Chosen | undefined; onChoose(row: Chosen | undefined): void }

/** Finds one variant by its words. */
export function ProductPicker({ chosen, onChoose }: ProductPickerProps) {
  const { t } = useTranslation('recalls')
  const [query, setQuery] = useState('')
  const [typed, setTyped] = useDebouncedQuery(query, setQuery)
  const { data } = useAccountData<StockPage>(
    query && !chosen ? `${stockPaths.list}?limit=8&query=${encodeURIComponent(query)}` : null,
    { keepPreviousData: true },
  )
  if (chosen)
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
  return (
    <div>
      <SearchBox label={t('product')} maxLength={100} value={typed} onChange={setTyped} />
      {data && query && (
        <ul className="mt-2 divide-y divide-line rounded-control border border-line">
          {data.data.map((row) => (
            <li key={row.product_variant_id}>
              <button
                type="button"
                className="block min-h-11 w-full px-3 py-2 text-start hover:bg-tint"
                aria-label={t('choose-product', { name: `${row.product.name}, ${row.sku}` })}
                onClick={() => onChoose(row)}
              >
                <b className="font-semibold">{row.product.name}</b>
                <span className="block text-small text-ink-3">{`${row.product.brand}, ${row.sku}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
