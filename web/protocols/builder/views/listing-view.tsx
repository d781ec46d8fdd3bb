import { useRef, useState } from 'react'
import { protocolPageSize, protocolSearchLimit } from '#domain/protocols/limits.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { type ProtocolSorting, useProtocols } from '../../../platform/protocol-data.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Input } from '../../../ui/form/control.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonPager } from '../../../ui/pager.tsx'
import { Panel } from '../panel/panel.tsx'
import { PanelProblem } from '../panel/panel-problem.tsx'
import { builder } from '../store.ts'
import { Empty } from './empty.tsx'
import { ProtocolCard, ProtocolCardSkeletons } from './protocol-card.tsx'

const orders: readonly ProtocolSorting[] = ['default', 'asc', 'desc']

/** The user's protocols, to choose the active one. */
export function ListingView({ activeId }: { activeId: number | null }) {
  const { t } = useTranslation('builder')
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<ProtocolSorting>('default')
  const [page, setPage] = useState(1)
  const search = useRef<HTMLInputElement>(null)
  const query = useDebounced(typed.trim())
  const list = useProtocols({
    page,
    limit: query ? protocolSearchLimit : protocolPageSize,
    query,
    order,
  })
  // The previous page stays visible until the next is loaded; results of a previous search do not.
  const isWaiting = list.isLoading && (query !== '' || list.data === undefined)
  const found = isWaiting ? undefined : list.data
  const total = found?.total_results

  function changeQuery(text: string) {
    setTyped(text)
    setPage(1)
  }
  function clear() {
    changeQuery('')
    search.current?.focus()
  }

  return (
    <Panel title={t('listing.title')} onBack={activeId === null ? undefined : () => builder.back()}>
      <search className="flex gap-2">
        <div className="relative min-w-0 flex-1 [&>.icon]:pointer-events-none [&>.icon]:absolute [&>.icon]:top-3 [&>.icon]:left-3.5 [&>.icon]:text-ink-3 max-lg:[&>.icon]:top-3.5">
          <Icon name="search" size={18} />
          <Input
            ref={search}
            type="search"
            height={42}
            className="pl-10.5 max-lg:min-h-11.5 [&::-webkit-search-cancel-button]:hidden"
            value={typed}
            placeholder={t('listing.search')}
            aria-label={t('listing.search')}
            maxLength={200}
            onChange={(event) => changeQuery(event.target.value)}
          />
        </div>
        <button
          type="button"
          className="btn btn-primary min-h-10.5 flex-none px-3.5 max-lg:min-h-11.5"
          onClick={() => builder.startCreating()}
        >
          <Icon name="plus" size={18} />
          {t('listing.new')}
        </button>
      </search>
      <div className="mt-2 flex min-h-7 items-center justify-between text-small text-ink-2">
        <p role="status">{total !== undefined && t('listing.count', { count: total })}</p>
        <label className="relative flex items-center [&>.icon]:pointer-events-none [&>.icon]:absolute [&>.icon]:right-0">
          <span className="visually-hidden">{t('listing.order')}</span>
          <select
            className="field-sizing-content min-h-7 appearance-none rounded-badge bg-transparent pr-5.25 font-strong text-ink max-lg:-my-2 max-lg:min-h-11"
            value={order}
            onChange={(event) => {
              setOrder(event.target.value as ProtocolSorting)
              setPage(1)
            }}
          >
            {orders.map((way) => (
              <option key={way} value={way} className="bg-surface">
                {t(`listing.orders.${way}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </label>
      </div>
      {isWaiting && <ProtocolCardSkeletons />}
      {list.error && !found && !isWaiting && (
        <PanelProblem text={errorText(list.error, t)} onRetry={() => void list.mutate()} />
      )}
      {total === 0 &&
        (query ? (
          <Empty plant="umbel" title={t('listing.no-match', { query })} text={t('listing.no-match-hint')}>
            <button type="button" className="btn btn-plain" onClick={clear}>
              {t('listing.clear')}
            </button>
            <button type="button" className="btn btn-primary" onClick={() => builder.startCreating(query)}>
              {t('listing.create-named', { name: query })}
            </button>
          </Empty>
        ) : (
          <Empty plant="verbena" title={t('listing.none')} text={t('listing.none-hint')}>
            <button type="button" className="btn btn-primary" onClick={() => builder.startCreating()}>
              {t('listing.create-first')}
            </button>
          </Empty>
        ))}
      {found && (
        <>
          <ul>
            {found.data.map((protocol) => (
              <ProtocolCard
                key={protocol.protocol_id}
                protocol={protocol}
                isActive={protocol.protocol_id === activeId}
                onSelect={() => builder.select(protocol.protocol_id)}
              />
            ))}
          </ul>
          {/* The URL remains that of the page beside the panel. */}
          <ButtonPager
            page={page}
            pages={found.total_pages}
            here={t('listing.page', { page, pages: found.total_pages })}
            labels={{
              pages: t('listing.pages'),
              previous: t('listing.previous'),
              next: t('listing.next'),
            }}
            onPage={setPage}
          />
        </>
      )}
    </Panel>
  )
}
