import { useState } from 'react'
import type { StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BatchTable } from './batch-table.tsx'
import { ChangeForm } from './change-form.tsx'
import { HistoryCard } from './history-card.tsx'
import { StockLevel, VariantFacts } from './stock-table.tsx'

export const handle = { frame: 'own' }

/** The stock of one variant: its batches, its history, and how to change it. */
export default function StockOfVariantRoute() {
  const { t } = useTranslation('stock')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('products')
  const answer = useAccountData<StockRow>(stockPaths.one(useIdParam()))
  return (
    <AdminShell title={answer.data?.product.name ?? t('title')}>
      <BackLink to="/admin/stock">{t('back')}</BackLink>
      <Loaded answer={answer} heading={<AdminTitle>{t('title')}</AdminTitle>}>
        {(row) => <Variant key={row.product_variant_id} row={row} />}
      </Loaded>
    </AdminShell>
  )
}

function Variant({ row }: { row: StockRow }) {
  const { t } = useTranslation('stock')
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <AdminTitle>{row.product.name}</AdminTitle>
          <VariantFacts row={row} className="text-ink-2" />
          <p className="mt-1">
            {t('columns.stock')}: <StockLevel stock={row.stock} />
          </p>
        </div>
        <button type="button" className="btn btn-primary" onClick={() => setChanging(true)}>
          <Icon name="edit" size={18} />
          {t('change')}
        </button>
      </div>
      <Card title={t('columns.batches')} className="mt-5">
        {row.batches.length === 0 ? (
          <p className="mt-2 text-ink-2">{t('batches.none')}</p>
        ) : (
          <BatchTable batches={row.batches} />
        )}
      </Card>
      <HistoryCard variantId={row.product_variant_id} />
      {isChanging && <ChangeForm row={row} onClose={() => setChanging(false)} />}
    </>
  )
}
