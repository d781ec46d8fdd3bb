import { useEffect, useState } from 'react'
import {
  type FilterParams,
  isFiltered,
  toggled,
  withAll,
  withLimits,
  withoutFilters,
} from '#domain/catalogue/filter-params.ts'
import type { Language } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import type { Preview } from './filter-counts.ts'
import { FilterForm } from './filter-form.tsx'
import type { IngredientsCall } from './use-found-ingredients.ts'

type FilterDrawerProps<List extends FilterParams> = {
  listing: List
  preview: Preview
  ingredientsCall?: IngredientsCall | undefined
  /** The number of results of a choice before it is applied. */
  previewOf(listing: List, language: Language, signal: AbortSignal): Promise<Preview>
  onApply(listing: List): void
  onClose(): void
  addressOf(listing: List): string
}

/** The filters on narrow screens: choices are collected here and applied together. */
export default function FilterDrawer<List extends FilterParams>({
  listing,
  preview,
  ingredientsCall,
  previewOf,
  onApply,
  onClose,
  addressOf,
}: FilterDrawerProps<List>) {
  const { t, language } = useTranslation('products')
  const [draft, setDraft] = useState(listing)
  const [{ facets, ranges, total }, setPreview] = useState(preview)
  /** The choice whose number of results could not be loaded. */
  const [uncounted, setUncounted] = useState<List>()
  // The button that removes all filters is removed with its focus.
  const head = useFocusIfLost<HTMLDivElement>(firstFilterBelow)

  useEffect(() => {
    if (draft === listing) return
    const request = new AbortController()
    previewOf(draft, language, request.signal).then(setPreview, () => {
      if (!request.signal.aborted) setUncounted(draft)
    })
    return () => request.abort()
  }, [draft, listing, language, previewOf])

  const result =
    uncounted === draft
      ? t('filters.apply')
      : t('filters.show', { count: total, formatted: formatNumber(total, language) })

  return (
    <SideDrawer
      label={t('filters.title')}
      className="@container/catalogue w-full max-w-105 bg-paper"
      onClose={onClose}
    >
      <Utilities of="shopping" />
      <div ref={head} className="flex h-15 flex-none items-center border-b border-line pr-2 pl-4">
        <h2 className="mr-auto text-h3 font-medium">{t('filters.title')}</h2>
        {isFiltered(draft) && (
          <button
            type="button"
            className="link min-h-11 px-2 text-small"
            onClick={() => setDraft(withoutFilters(draft))}
          >
            {t('filters.reset')}
          </button>
        )}
        <button type="button" className="icon-btn" aria-label={t('filters.close')} onClick={onClose}>
          <Icon name="x" size={22} />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1.5">
        <FilterForm
          id="filter-draft"
          facets={facets}
          ranges={ranges}
          listing={draft}
          ingredientsCall={ingredientsCall}
          onToggle={(group, id) => setDraft(toggled(draft, group, id))}
          onLimits={(limits) => setDraft(withLimits(draft, limits))}
          onShowAll={(group) => setDraft(withAll(draft, group))}
          addressOf={addressOf}
        />
      </div>
      <div className="flex-none border-t border-line bg-surface px-4 pt-3 pb-5">
        <p role="status" className="visually-hidden">
          {result}
        </p>
        <button
          type="button"
          className="btn btn-primary btn-lead w-full"
          onClick={() => {
            onApply({ ...draft, all: listing.all })
            onClose()
          }}
        >
          {result}
        </button>
      </div>
    </SideDrawer>
  )
}

function firstFilterBelow(head: HTMLElement): HTMLElement | null {
  return head.nextElementSibling?.querySelector('summary') ?? null
}
