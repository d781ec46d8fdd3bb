import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { KeysHint } from '../../platform/keys-hint.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPager } from '../../platform/result-page.tsx'
import type { Selection } from '../../platform/selection.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOrderKeys } from './order-keys.ts'
import { OrderTable } from './order-table.tsx'
import { type OrdersView, ordersSearch } from './orders-view.ts'
import { useProcessing } from './use-processing.ts'

type OrderListProps = {
  view: OrdersView
  page: AdminOrderPage
  selection: Selection
  ticked: readonly number[]
  /** Another selection is being loaded. */
  isBusy: boolean
  /** Opening an order replaces the one that is open. */
  replace: boolean
  hasShortcuts: boolean
  onSelect(selection: Selection): void
  onShortcutsChange(wanted: boolean): void
}

export function OrderList(props: OrderListProps) {
  const { view, page, selection, ticked, isBusy, replace, hasShortcuts, onSelect, onShortcutsChange } = props
  const { t, language } = useTranslation('admin-orders')
  const pathOf = useLanguagePath()
  const total = page.total_results
  const number = (count: number) => formatNumber(count, language)
  return (
    <section
      className="min-w-0 px-4 pt-2 pb-4 max-[1280px]:group-data-open/split:hidden aria-busy:[&_table]:opacity-55"
      aria-label={t('list')}
      aria-busy={isBusy || undefined}
    >
      <BulkBar ticked={ticked} hasKeys={hasShortcuts} onClear={() => onSelect(new Set())} />
      {page.data.length > 0 ? (
        <OrderTable
          view={view}
          selection={selection}
          replace={replace}
          onSelect={onSelect}
          orders={page.data}
          addressOf={(order) => `/admin/orders${ordersSearch({ ...view, order })}`}
        />
      ) : (
        <EmptyState isBare plant="olive" title={t('none')}>
          <ShopLink to="/admin/orders" className="btn btn-plain">
            {t('back')}
          </ShopLink>
        </EmptyState>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 pt-3.5 text-[13px] text-ink-2">
        <p role="status">
          {t('shown', { count: total, shown: number(page.data.length), formatted: number(total) })}
        </p>
        <KeysHint wanted={hasShortcuts} onChange={onShortcutsChange}>
          {t('keys')}
        </KeysHint>
      </div>
      <ResultPager
        page={view.page}
        pages={page.total_pages}
        addressOf={(to) => pathOf(`/admin/orders${ordersSearch({ ...view, page: to, order: undefined })}`)}
      />
    </section>
  )
}

type BulkBarProps = { ticked: readonly number[]; hasKeys: boolean; onClear(): void }

/** The actions for all selected orders. */
function BulkBar({ ticked, hasKeys, onClear }: BulkBarProps) {
  const { t, language } = useTranslation('admin-orders')
  const { isBusy, problem, process } = useProcessing()
  const count = ticked.length
  const formatted = formatNumber(count, language)

  useOrderKeys((command) => {
    if (!hasKeys || command !== 'process' || count === 0) return false
    void process(ticked)
    return true
  })

  return (
    <>
      {count > 0 && (
        <div className="-mx-1 mt-1.5 mb-2 flex flex-wrap items-center gap-2 rounded-control bg-tint px-3 py-2 text-[14px]">
          <p role="status" className="mr-auto font-semibold">
            {t('ticked', { count, formatted })}
          </p>
          <button
            type="button"
            className="btn btn-primary btn-dense"
            aria-busy={isBusy || undefined}
            onClick={() => void process(ticked)}
          >
            {isBusy ? <Spinner /> : <Icon name="box" size={17} />}
            {t('process-ticked', { count, formatted })}
          </button>
          <button type="button" className="btn btn-plain btn-dense" onClick={onClear}>
            {t('untick')}
          </button>
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
