import type { StockBatch, StockRow } from '#contract/stock.ts'
import { lowStockPacks } from '#domain/catalogue/low-stock.ts'
import { commaList } from '#domain/languages.ts'
import { formatDate, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { packContentText } from '../../platform/product-words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  const { t } = useTranslation('stock')
  return (
    <Table
      head={
        <>
          <ColumnName>{t('columns.product')}</ColumnName>
          <ColumnName>{t('columns.batches')}</ColumnName>
          <ColumnName atEnd>{t('columns.stock')}</ColumnName>
        </>
      }
    >
      {rows.map((row) => (
        <VariantRow key={row.product_variant_id} row={row} />
      ))}
    </Table>
  )
}

function VariantRow({ row }: { row: StockRow }) {
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell>
        <ShopLink to={`/admin/stock/${row.product_variant_id}`} className="link font-semibold">
          {row.product.name}
        </ShopLink>
        <VariantFacts row={row} className="block text-small text-ink-3" />
      </Cell>
      <Cell className="max-md:col-start-1">
        <FirstBatch batches={row.batches} />
      </Cell>
      <Cell atEnd className="whitespace-nowrap max-md:col-start-2 max-md:row-start-1 max-md:text-end">
        <StockLevel stock={row.stock} />
      </Cell>
    </Row>
  )
}

/** Brand, content and SKU. */
export function VariantFacts({ row, className }: { row: StockRow; className: string }) {
  const { t, language } = useTranslation('products')
  const content = packContentText({ t, language }, row) ?? []
  return (
    <span className={className}>{commaList([row.product.brand, content, row.sku].flat(), language)}</span>
  )
}

export function StockLevel({ stock }: { stock: number }) {
  const { t, language } = useTranslation('stock')
  return (
    <>
      <b className="font-semibold">{formatNumber(stock, language)}</b>
      {stock <= lowStockPacks && (
        <Badge tone={stock === 0 ? 'refused' : 'waiting'} className="ml-2">
          {t(stock === 0 ? 'filters.out' : 'filters.low')}
        </Badge>
      )}
    </>
  )
}

export const standingTones: Record<StockBatch['standing'], BadgeTone> = {
  good: 'good',
  expiring: 'waiting',
  expired: 'refused',
  blocked: 'refused',
}

/** The batch that expires first, and how many others there are. */
function FirstBatch({ batches }: { batches: readonly StockBatch[] }) {
  const { t, language } = useTranslation('stock')
  const [first, ...others] = batches
  if (!first) return null
  const { number, best_before: day, standing } = first
  return (
    <span className="text-ink-2">
      {t('batch-until', { number, day: formatDate(day, language) })}
      {others.length > 0 && ` ${t('more-batches', { formatted: formatNumber(others.length, language) })}`}
      {standing !== 'good' && (
        <Badge tone={standingTones[standing]} className="ml-2">
          {t(`standing.${standing}`)}
        </Badge>
      )}
    </span>
  )
}
