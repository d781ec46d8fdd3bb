import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ListedProtocol, ProtocolPage } from '#contract/protocols.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, useLanguagePath } from '../../platform/links.tsx'
import { useProtocols } from '../../platform/protocol-data.ts'
import { ResultPager } from '../../platform/result-page.tsx'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Choice, SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { builder, useBuilder } from '../builder/store.ts'
import { type Layer, LayerOver } from '../drawers/layer-over.tsx'
import { EmptyList, NoMatch, PastEnd } from './empty-list.tsx'
import { ListHead } from './list-head.tsx'
import { type ListView, listSearch, protocolsOnPage, readListView, sortings } from './list-view.ts'
import { cardFoot, cardHead, cardStyle, ProtocolCard } from './protocol-card.tsx'
import { thumbRow } from './thumb-row.tsx'

export const listPath = '/account/practitioner/protocols'

export function ProtocolList() {
  const { t } = useTranslation('protocols')
  const pathOf = useLanguagePath()
  const { place, go, layer, open } = useListView()
  const answer = useProtocols({ ...place, limit: protocolsOnPage })
  const all = useProtocols({ limit: 1 })
  const counts = all.data && { protocols: all.data.total_results, clients: all.data.total_clients }
  return (
    <>
      <ListHead counts={counts} open={open} />
      <ListTools place={place} go={go} />
      <p role="status" className="visually-hidden">
        {answer.data && t('list.found', { count: answer.data.total_results })}
      </p>
      <Loaded answer={answer} waiting={<WaitingCards />}>
        {(page) => (
          <>
            <Found page={page} place={place} go={go} open={open} />
            <ResultPager
              page={place.page}
              pages={page.total_pages}
              addressOf={(to) => pathOf(`${listPath}${listSearch({ ...place, page: to })}`)}
            />
          </>
        )}
      </Loaded>
      <LayerOver layer={layer} onClose={() => open(null)} />
    </>
  )
}

type FoundProps = {
  page: ProtocolPage
  place: ListView
  go(place: ListView): void
  open(layer: Layer): void
}

function Found({ page, place, go, open }: FoundProps) {
  if (page.data.length > 0) return <ProtocolCards protocols={page.data} open={open} />
  if (page.total_results > 0) return <PastEnd onFirst={() => go({ ...place, page: 1 })} />
  if (place.query) return <NoMatch query={place.query} onClear={() => go({ ...place, query: '', page: 1 })} />
  return <EmptyList open={open} />
}

/** The URL contains the search; `new` in it opens the form for a new protocol. */
function useListView() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { language } = useTranslation('protocols')
  const [layer, setLayer] = useState<Layer>(search.has('new') ? { kind: 'create' } : null)
  const place = useMemo(() => readListView(search), [search])
  const go = useCallback(
    (to: ListView) => {
      const path = languagePath(language, `${listPath}${listSearch(to)}`)
      void navigate(path, { replace: true, preventScrollReset: true })
    },
    [navigate, language],
  )
  function open(next: Layer) {
    setLayer(next)
    if (next === null && search.has('new')) go(place)
  }
  return { place, go, layer, open }
}

type ListToolsProps = { place: ListView; go(place: ListView): void }

/** Search and sort order. The search starts after a pause in typing. */
function ListTools({ place, go }: ListToolsProps) {
  const { t } = useTranslation('protocols')
  const [typed, setTyped] = useDebouncedQuery(place.query, (query) => go({ ...place, query, page: 1 }))
  return (
    <Toolbar className="mb-5 justify-between">
      <SearchBox
        label={t('list.search')}
        maxLength={200}
        value={typed}
        className="max-w-90 flex-[1_1_260px]"
        onChange={setTyped}
      />
      <Choice
        label={t('order.label')}
        isLabelShown
        value={place.order}
        options={sortings.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        className="w-50"
        onChange={(order) => go({ ...place, order: order as ListView['order'], page: 1 })}
      />
    </Toolbar>
  )
}

const cardGrid =
  'grid grid-cols-1 gap-4 @min-[620px]/protocols:grid-cols-2 @min-[620px]/protocols:gap-5 @min-[960px]/protocols:grid-cols-3'

type ProtocolCardsProps = { protocols: readonly ListedProtocol[]; open(layer: Layer): void }

function ProtocolCards({ protocols, open }: ProtocolCardsProps) {
  const { t } = useTranslation('protocols')
  const { activeId } = useBuilder()
  return (
    <ul className={cardGrid}>
      {protocols.map((protocol) => (
        <ProtocolCard
          key={protocol.protocol_id}
          protocol={protocol}
          isActive={protocol.protocol_id === activeId}
          open={open}
          onDuplicate={() => void builder.duplicate(protocol.protocol_id)}
          onActivate={() => builder.select(protocol.protocol_id)}
        />
      ))}
      <li>
        <button
          type="button"
          className="flex size-full min-h-30 flex-col items-center justify-center gap-2 rounded-card border-[1.5px] border-dashed border-line-2 font-semibold text-leaf hover:border-field hover:bg-tint"
          onClick={() => open({ kind: 'create' })}
        >
          <Icon name="plus" size={24} />
          {t('list.new')}
        </button>
      </li>
    </ul>
  )
}

/** Five placeholders in the size of the cards. */
export function WaitingCards() {
  return (
    <ul className={cardGrid} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((card) => (
        <li key={card} className={cardStyle}>
          <div className={cardHead}>
            <span className="skeleton h-5 w-3/5" />
          </div>
          <span className="skeleton my-0.75 h-3 w-2/5" />
          <div className={`${thumbRow} mt-4 mb-3.5`}>
            {[1, 2, 3, 4, 5].map((thumb) => (
              <span key={thumb} className="skeleton h-[53px] w-12 flex-initial" />
            ))}
          </div>
          <div className={cardFoot}>
            <span className="skeleton mr-auto h-4 w-32" />
          </div>
        </li>
      ))}
    </ul>
  )
}
