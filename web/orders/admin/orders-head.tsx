import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FileButton } from './file-button.tsx'
import { type OrdersView, tableSearch } from './orders-view.ts'

type OrdersHeadProps = { view: OrdersView; page: AdminOrderPage; ticked: readonly number[] }

export function OrdersHead({ view, page, ticked }: OrdersHeadProps) {
  const { t, language } = useTranslation('admin-orders')
  const number = (count: number) => formatNumber(count, language)
  const waiting = page.shelves.to_process
  // Without a choice of orders, slips of all that wait to be packed come.
  const slips = ticked.length || waiting
  const slipsOf = ticked.length > 0 ? `?ids=${ticked.join(',')}` : ''
  return (
    <div className="orders-head">
      <h1 className="admin-title">{t('title')}</h1>
      <p role="status" className="text-small text-ink-2">
        {t('to-process', { count: waiting, formatted: number(waiting) })}
      </p>
      <div className="orders-files">
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
