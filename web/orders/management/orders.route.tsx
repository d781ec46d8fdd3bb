import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { FileButton } from '../../platform/file-button.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShortcutsEnabled } from '../../platform/keys-hint.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { type Selection, visibleSelection } from '../../platform/selection.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { neighbour } from '../../platform/shortcuts.ts'
import { useMedia } from '../../platform/use-media.ts'
import { cardSurface } from '../../ui/card.tsx'
import { OrderPanel } from './open-order/order-panel.tsx'
import { OrderFilters } from './order-filters.tsx'
import { useOrderKeys } from './order-keys.ts'
import { OrderList } from './order-list.tsx'
import { listSearch, type OrdersView, ordersSearch, readOrdersView, tableSearch } from './orders-view.ts'

export const handle = { frame: 'own' }

export default function OrdersRoute() {
  const { t } = useTranslation('admin-orders')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('admin')
  useTranslation('orders')
  useTranslation('products')
  return (
    <AdminShell title={t('title')}>
      <OrderManagement />
    </AdminShell>
  )
}

/** There is room for the list and the open order side by side. */
const wide = '(min-width: 1280px)'

function OrderManagement() {
  const { t } = useTranslation('admin-orders')
  const [search] = useSearchParams()
  const view = readOrdersView(search)
  const answer = useAccountData<AdminOrderPage>(`${adminOrderPaths.list}${listSearch(view)}`)
  const before = useLastKnown(answer.data)
  const page = answer.data ?? (answer.error ? undefined : before)
  if (page) return <Orders view={view} page={page} isOld={answer.data === undefined} />
  return (
    <>
      <AdminTitle>{t('title')}</AdminTitle>
      <Loaded answer={answer}>{() => null}</Loaded>
    </>
  )
}

type OrdersProps = { view: OrdersView; page: AdminOrderPage; isOld: boolean }

function Orders({ view, page, isOld }: OrdersProps) {
  const isWide = useMedia(wide)
  const goTo = useGoTo(view, isWide)
  const [hasShortcuts, setHasShortcuts] = useShortcutsEnabled()
  const [selection, setSelection] = useState<Selection>(new Set())
  const ticked = visibleSelection(selection, page.data)

  useOrderKeys((command) => {
    if (!hasShortcuts || (command !== 'next' && command !== 'previous')) return false
    const order = neighbour(page.data, view.order, command === 'next' ? 1 : -1)
    if (order !== view.order) goTo({ ...view, order })
    return true
  })

  return (
    <>
      <OrdersHead view={view} page={page} ticked={ticked} />
      <OrderFilters view={view} page={page} onChange={goTo} />
      <div
        className={`${cardSurface} group/split min-[1280px]:data-open:grid min-[1280px]:data-open:grid-cols-[minmax(0,1fr)_392px]`}
        data-open={view.order !== undefined || undefined}
      >
        <OrderList
          view={view}
          page={page}
          selection={selection}
          ticked={ticked}
          hasShortcuts={hasShortcuts}
          isBusy={isOld}
          replace={isWide && view.order !== undefined}
          onSelect={setSelection}
          onShortcutsChange={setHasShortcuts}
        />
        {view.order !== undefined && (
          <OrderPanel
            key={view.order}
            id={view.order}
            hasKeys={hasShortcuts}
            processesAlone={ticked.length === 0}
            takesFocus={!isWide}
            backTo={`/admin/orders${ordersSearch({ ...view, order: undefined })}`}
          />
        )}
      </div>
    </>
  )
}

/** When list and order are side by side, moving through the list creates no history entries. */
function useGoTo(view: OrdersView, isWide: boolean) {
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  return (next: OrdersView) =>
    void navigate(pathOf(`/admin/orders${ordersSearch(next)}`), {
      replace: isWide || view.order !== undefined,
      preventScrollReset: true,
    })
}

/** The previous selection stays visible until the next one is loaded. */
function useLastKnown<Data>(data: Data | undefined): Data | undefined {
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  return known
}

type OrdersHeadProps = { view: OrdersView; page: AdminOrderPage; ticked: readonly number[] }

function OrdersHead({ view, page, ticked }: OrdersHeadProps) {
  const { t, language } = useTranslation('admin-orders')
  const number = (count: number) => formatNumber(count, language)
  const waiting = page.counts.to_process
  // Without a selection, prints the packing slips of all orders to be packed.
  const slips = ticked.length || waiting
  const slipsOf = ticked.length > 0 ? (`?ids=${ticked.join(',')}` as const) : ''
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <AdminTitle>{t('title')}</AdminTitle>
      <p role="status" className="text-small text-ink-2">
        {t('to-process', { count: waiting, formatted: number(waiting) })}
      </p>
      <div className="ml-auto flex flex-wrap items-start gap-2">
        <FileButton path={`${adminOrderPaths.csv}${tableSearch(view)}`} saveAs="orders.csv" icon="download">
          {t('csv')}
        </FileButton>
        {slips > 0 && (
          <FileButton path={`${adminOrderPaths.packingSlips}${slipsOf}`} icon="print">
            {t('packing-slips', { formatted: number(slips) })}
          </FileButton>
        )}
      </div>
    </div>
  )
}
