import { useEffect, useId, useState } from 'react'
import type { Hit, SearchResponse } from '#contract/search.ts'
import { commaList, type Language, otherLang } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { searchDebounceMs } from '#domain/search/limits.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { contentText } from '../../platform/product-words.ts'
import { Thumb } from '../../platform/thumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox } from '../../ui/toolbar.tsx'

export type SearchProducts = (
  query: string,
  language: Language,
  signal: AbortSignal,
) => Promise<SearchResponse>
type ProductSearchProps = {
  currency: Currency
  search: SearchProducts
  /** Whether one more pack of it has room; without it there always is. */
  hasRoom?: (variantId: number) => boolean
  /** Called without room, too, to say the reason. */
  onAdd(variantId: number, name: string): void
}

/** Finds products as the shop's own search does; a press adds one. */
export function ProductSearch({ currency, search, hasRoom = () => true, onAdd }: ProductSearchProps) {
  const { t } = useTranslation('baskets')
  const [query, setQuery] = useState('')
  const { hits, problem, isCurrent } = useFound(query, search)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {t('draft.search')}
      </h3>
      <SearchBox label={t('draft.search')} value={query} maxLength={200} onChange={setQuery} />
      <p role="status" className="text-small text-ink-2 not-empty:mt-2">
        {problem && t('draft.search-failed')}
        {isCurrent && hits.length === 0 && t('draft.found-none')}
        {isCurrent && hits.length > 0 && (
          <span className="visually-hidden">{t('draft.found', { count: hits.length })}</span>
        )}
      </p>
      {hits.length > 0 && (
        <ul
          className="[transition:opacity_120ms] aria-busy:opacity-55 [&>li+li]:border-t [&>li+li]:border-line"
          aria-busy={!isCurrent || undefined}
        >
          {hits.map((hit) => (
            <FoundProduct key={hit.id} hit={hit} currency={currency} hasRoom={hasRoom} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </section>
  )
}

type FoundProductProps = Required<Omit<ProductSearchProps, 'search'>> & { hit: Hit }

function FoundProduct({ hit, currency, hasRoom, onAdd }: FoundProductProps) {
  const words = useTranslation('baskets')
  useTranslation('products')
  const { t, language } = words
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Thumb product={hit} width={40} height={44} />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block text-micro text-ink-2">{hit.brand.name}</span>
        <span className="font-semibold wrap-anywhere" lang={otherLang(hit.language, language)}>
          {hit.name}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {hit.variants.map(({ id, content, unit_of_measure: unit, price, availability }) => (
          <button
            key={id}
            type="button"
            className="btn btn-plain btn-dense aria-disabled:text-ink-3"
            disabled={price === null}
            aria-disabled={!hasRoom(id) || undefined}
            onClick={() => onAdd(id, hit.name)}
          >
            <Icon name="plus" size={16} />
            <span className="visually-hidden">{t('draft.add', { name: hit.name })}</span>
            {commaList(
              [
                content !== null && unit !== null ? contentText(words, content, unit) : '',
                price !== null ? formatMoney(price, currency) : '',
                availability ? '' : t('shortage.out'),
              ],
              language,
            )}
          </button>
        ))}
      </div>
    </li>
  )
}

type Found = { of: string; hits: readonly Hit[]; problem?: boolean }

const nothing: Found = { of: '', hits: [] }

/**
 * After a pause in typing; typing on cancels the previous search, whose hits stay until there are others, and are then
 * not current.
 */
function useFound(query: string, search: SearchProducts) {
  const { language } = useTranslation('baskets')
  const [found, setFound] = useState(nothing)
  const wanted = query.trim()
  const isSearch = wanted.length >= 2
  useEffect(() => {
    if (!isSearch) {
      setFound(nothing)
      return
    }
    const call = new AbortController()
    const ask = async () => {
      const answer = await search(wanted, language, call.signal).then(
        ({ hits }) => ({ of: wanted, hits }),
        () => ({ of: wanted, hits: [], problem: true }),
      )
      if (!call.signal.aborted) setFound(answer)
    }
    const pause = setTimeout(() => void ask(), searchDebounceMs)
    return () => {
      clearTimeout(pause)
      call.abort()
    }
  }, [wanted, isSearch, language, search])
  const { of, hits, problem = false } = isSearch ? found : nothing
  const isAnswered = isSearch && of === wanted
  return { hits, problem: isAnswered && problem, isCurrent: isAnswered && !problem }
}
