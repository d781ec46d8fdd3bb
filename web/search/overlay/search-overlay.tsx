import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { preinit } from 'react-dom'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Around } from '../../ui/around.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { OverlayProps } from '../door/search-door.tsx'
import { resultsPath } from '../door/search-text.ts'
import { hitsShown } from '../search-data.ts'
import { Found, NoResults } from './found.tsx'
import { FoundBeside } from './found-beside.tsx'
import { GridContext } from './grid.tsx'
import type { FoundProducts } from './hit-row.tsx'
import { OfferedBeside } from './offered-beside.tsx'
import styles from './overlay.css?url'
import { cellId } from './places.ts'
import { Popular } from './popular.tsx'
import type { Results } from './search-machine.ts'
import { shownParts } from './shown-parts.ts'
import { useDoor } from './use-door.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { usePopular } from './use-popular.ts'
import { useRecent } from './use-recent.ts'
import { useAnswers, useSearch } from './use-search.ts'

// Together with the texts, not after them.
preinit(styles, { as: 'style', precedence: 'default' })

type SearchOverlayProps = OverlayProps & { products: FoundProducts }

/** What opens under the box: offers while it is empty, results from two letters on. */
export function SearchOverlay({ box, hold, products }: SearchOverlayProps) {
  const { t, language } = useTranslation('search')
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { search, send, leave } = useSearch(box)
  const { results } = search
  const isShowing = search.showing !== 'not-showing'
  const recent = useRecent(isShowing)
  const popular = usePopular(language, isShowing)
  useAnswers(search, send, language)
  const parts = shownParts(search, { recents: recent.recents.length, popular })
  const shown = results?.answer ?? popular
  const { active, onKeyDown } = useGridKeys({
    id,
    grid,
    shown: [shown, recent.recents],
    onOpen: () => isShowing || send({ type: 'opened', text: box.current?.value ?? '' }),
    onLeave: leave,
  })
  useDoor({ box, hold, search, send, leave, onKeyDown, grid: id, active: active && cellId(id, active) })
  const shownProducts = {
    products,
    onOpenProduct: recent.remember,
    onElsewhere: () => send({ type: 'closed' }),
  }
  const context = useMemo(() => ({ id, active }), [id, active])

  function onPanelKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    box.current?.focus()
    leave()
  }

  // A button that goes away must not take the focus along.
  function focused<Of extends unknown[]>(act: (...of: Of) => void) {
    return (...of: Of) => {
      box.current?.focus()
      act(...of)
    }
  }

  if (!isShowing) return null
  return (
    <GridContext value={context}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="search-backdrop" onPointerDown={() => send({ type: 'closed' })} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever the focus is */}
      <div
        className="search-panel"
        data-loading={parts.has('loading') || undefined}
        onKeyDown={onPanelKeyDown}
      >
        <SearchStatus results={results} />
        <div className="wrap search-columns">
          {results?.answer.did_you_mean && (
            <Correction text={results.of} meant={results.answer.did_you_mean} />
          )}
          {results && (parts.has('nothing') || parts.has('failed')) && (
            <NoResults
              text={results.of}
              pages={results.answer.pages}
              failed={results.failed}
              onRetry={focused(() => send({ type: 'retried' }))}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a grid of links, no table */}
          <div ref={grid} id={id} role="grid" aria-label={t('overlay.label')} className="contents">
            <div role="presentation" data-column="side" className="search-side">
              {results && parts.has('suggestion') ? (
                <FoundBeside answer={results.answer} text={results.of} />
              ) : (
                <OfferedBeside
                  recent={{ ...recent, remove: focused(recent.remove), clear: focused(recent.clear) }}
                  oftenSearched={popular?.often_searched ?? []}
                />
              )}
            </div>
            <div role="presentation" data-column="main" className="search-main">
              {results && parts.has('suggestion') && (
                <Found answer={results.answer} text={results.of} {...shownProducts} />
              )}
              {popular && parts.has('popular') && <Popular answer={popular} {...shownProducts} />}
              {parts.has('loading') && !shown && <Skeleton />}
            </div>
          </div>
        </div>
      </div>
    </GridContext>
  )
}

/** The products to come, in their size. */
function Skeleton() {
  return (
    <div className="search-skeleton" aria-hidden="true">
      {Array.from({ length: hitsShown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={at} />
      ))}
    </div>
  )
}

type Words = ReturnType<typeof useTranslation<'search'>>

/** Tells those who do not see it what was found. */
function SearchStatus({ results }: { results: Results | undefined }) {
  const words = useTranslation('search')
  return (
    <p role="status" className="visually-hidden">
      {results && statusOf(results, words)}
    </p>
  )
}

function statusOf({ of, answer, failed }: Results, { t, language }: Words): string {
  const { total_found: count, did_you_mean: meant } = answer
  if (failed) return t('results.none.failed')
  if (count === 0) return t('overlay.nothing', { query: of })
  const found = t('overlay.found', { count, formatted: formatNumber(count, language) })
  return meant ? `${t('overlay.showing-for', { query: meant })} ${found}` : found
}

type CorrectionProps = { text: string; meant: string }

/** Something else was searched than what was typed: says so, with the way to what was typed. */
function Correction({ text, meant }: CorrectionProps) {
  const { t } = useTranslation('search')
  return (
    <p className="search-note">
      <Icon name="info" size={19} />
      <span>
        <Around text={t('overlay.showing-for')} place="query">
          <b className="font-bold">{meant}</b>
        </Around>{' '}
        <Around text={t('overlay.search-instead')} place="query">
          <ShopLink to={resultsPath(text, { exact: 1 })} className="link">
            {text}
          </ShopLink>
        </Around>
      </span>
    </p>
  )
}
