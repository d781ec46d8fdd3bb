import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { preinit } from 'react-dom'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'
import { Utilities, utilitySheets } from '../../ui/utilities/utilities.tsx'
import type { OverlayProps } from '../form/search-form.tsx'
import { resultsPath } from '../form/search-text.ts'
import { hitsShown } from '../search-data.ts'
import { Found, NoResults } from './found.tsx'
import { GridContext } from './grid.tsx'
import type { FoundProducts } from './hit-row.tsx'
import styles from './overlay.css?url'
import { cellId } from './places.ts'
import { Popular } from './popular.tsx'
import { ResultsSideColumn } from './results-side-column.tsx'
import type { Results } from './search-machine.ts'
import { shownParts } from './shown-parts.ts'
import { StartSideColumn } from './start-side-column.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { usePopular } from './use-popular.ts'
import { useRecent } from './use-recent.ts'
import { useAnswers, useSearch } from './use-search.ts'
import { useSearchForm } from './use-search-form.ts'

// Loaded together with the texts, not after them.
for (const sheet of [utilitySheets.shopping, styles]) preinit(sheet, { as: 'style', precedence: 'default' })

const loadingLine =
  'before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:origin-[0_0] before:animate-[search-wait_1.4s_var(--ease-enter)_300ms_infinite_backwards] before:bg-bottle motion-reduce:before:animate-[search-fade_80ms_300ms_backwards]'

type SearchOverlayProps = OverlayProps & { products: FoundProducts }

/** The overlay under the box: popular products while it is empty, results from two letters on. */
export function SearchOverlay({ box, setFormProps, products }: SearchOverlayProps) {
  const { t, language } = useTranslation('search')
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { search, send, leave } = useSearch(box)
  const { results } = search
  const isShowing = search.showing !== 'not-showing'
  const recent = useRecent(isShowing)
  const popular = usePopular(language, isShowing)
  useAnswers(search, send, language)
  const shownNow = shownParts(search, { recents: recent.recents.length, popular })
  const shown = results?.answer ?? popular
  const { active, onKeyDown } = useGridKeys({
    id,
    grid,
    shown: [shown, recent.recents],
    onOpen: () => isShowing || send({ type: 'opened', text: box.current?.value ?? '' }),
    onLeave: leave,
  })
  useSearchForm({
    box,
    setFormProps,
    search,
    send,
    leave,
    onKeyDown,
    grid: id,
    active: active && cellId(id, active),
  })
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

  // A button that disappears must not lose the focus.
  function focused<Of extends unknown[]>(act: (...of: Of) => void) {
    return (...of: Of) => {
      box.current?.focus()
      act(...of)
    }
  }

  if (!isShowing) return null
  return (
    <GridContext value={context}>
      <Utilities of="shopping" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <div
        className="absolute inset-x-0 top-full h-dvh animate-[search-fade_200ms_var(--ease-enter)] bg-[#0f1b1566] max-xl:hidden motion-reduce:animate-[search-fade_80ms]"
        onPointerDown={() => send({ type: 'closed' })}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is */}
      <div
        className={`absolute inset-x-0 top-full max-h-[calc(100dvh-109px)] animate-[search-enter_200ms_var(--ease-enter)] overflow-y-auto overscroll-contain border-t border-line bg-paper shadow-3 max-xl:fixed max-xl:top-16 max-xl:bottom-0 max-xl:z-56 max-xl:max-h-none max-xl:border-0 max-xl:[box-shadow:none] motion-reduce:animate-[search-fade_80ms] ${shownNow.has('loading') ? loadingLine : ''}`}
        data-testid="search-panel"
        data-loading={shownNow.has('loading') || undefined}
        onKeyDown={onPanelKeyDown}
      >
        <SearchStatus results={results} />
        <div className="wrap grid grid-cols-[300px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-14 gap-y-0 pt-7.5 pb-8.5 max-2xl:grid-cols-[240px_minmax(0,1fr)] max-2xl:gap-x-9 max-xl:block max-xl:pt-3.5">
          {results?.answer.did_you_mean && (
            <Correction text={results.of} meant={results.answer.did_you_mean} />
          )}
          {results && (shownNow.has('nothing') || shownNow.has('failed')) && (
            <NoResults
              text={results.of}
              pages={results.answer.pages}
              failed={results.failed}
              onRetry={focused(() => send({ type: 'retried' }))}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a grid of links, not a table */}
          <div ref={grid} id={id} role="grid" aria-label={t('overlay.label')} className="contents">
            <div
              role="presentation"
              data-column="side"
              className="peer flex flex-col gap-5.5 [grid-area:1/1/span_3] max-xl:mb-4.5 max-xl:gap-4 max-xl:empty:m-0"
            >
              {results && shownNow.has('suggestion') ? (
                <ResultsSideColumn answer={results.answer} text={results.of} />
              ) : (
                <StartSideColumn
                  recent={{ ...recent, remove: focused(recent.remove), clear: focused(recent.clear) }}
                  oftenSearched={popular?.often_searched ?? []}
                />
              )}
            </div>
            <div
              role="presentation"
              data-column="main"
              className={`col-[2] min-w-0 ${shownNow.has('loading') ? '' : 'peer-empty:col-[1/-1]'}`}
            >
              {results && shownNow.has('suggestion') && (
                <Found answer={results.answer} text={results.of} {...shownProducts} />
              )}
              {popular && shownNow.has('popular') && <Popular answer={popular} {...shownProducts} />}
              {shownNow.has('loading') && !shown && <Skeleton />}
            </div>
          </div>
        </div>
      </div>
    </GridContext>
  )
}

/** Placeholders in the size of the products. */
function Skeleton() {
  return (
    <div
      className="grid animate-[search-fade_200ms_var(--ease-enter)_300ms_backwards] grid-cols-5 gap-4.5 pt-8.25 max-xl:block"
      aria-hidden="true"
    >
      {Array.from({ length: hitsShown }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
          key={at}
          className="mb-43.25 h-0 rounded-control bg-sunken pb-[104%] max-xl:mb-7.5 max-xl:block max-xl:h-16.5 max-xl:w-15 max-xl:p-0"
        />
      ))}
    </div>
  )
}

type Words = ReturnType<typeof useTranslation<'search'>>

/** Announces the results to screen readers. */
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

/** Says that another text was searched, with a link to the original one. */
function Correction({ text, meant }: CorrectionProps) {
  const { t } = useTranslation('search')
  return (
    <p className="col-[2] mb-4.5 flex min-w-0 items-center gap-2.5 rounded-control bg-verbena-soft px-4.5 py-3.5 wrap-anywhere max-xl:mb-4 max-xl:items-start max-xl:px-3.5 max-xl:py-2.75 max-xl:text-label">
      <Icon name="info" size={19} />
      <span>
        <TextWithElement text={t('overlay.showing-for')} place="query">
          <b className="font-bold">{meant}</b>
        </TextWithElement>{' '}
        <TextWithElement text={t('overlay.search-instead')} place="query">
          <ShopLink to={resultsPath(text, { exact: 1 })} className="link">
            {text}
          </ShopLink>
        </TextWithElement>
      </span>
    </p>
  )
}
