import type { AdminProductRow } from '#contract/admin-products.ts'
import { timestampText } from '../../../platform/dates.ts'
import { formatMoney, formatNumber, listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../../platform/links.tsx'
import { type Selection, toggled } from '../../../platform/selection.ts'
import { SelectAll, SelectRow } from '../../../platform/selection-column.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Image } from '../../../ui/image.tsx'
import { Cell, ColumnName, Row, Table } from '../../../ui/table.tsx'
import { StatusBadge } from '../status-badge.tsx'

const sub = 'block text-[12px]/[18px] text-ink-3'

type ProductTableProps = {
  products: readonly AdminProductRow[]
  selection: Selection
  onSelect(selection: Selection): void
}

export function ProductTable({ products, selection, onSelect }: ProductTableProps) {
  const { t } = useTranslation('admin-products')
  const now = new Date()
  return (
    <Table
      marksRows
      head={
        <>
          <SelectAll label={t('bulk.tick-all')} rows={products} selection={selection} onSelect={onSelect} />
          <ColumnName>{t('columns.product')}</ColumnName>
          <ColumnName>{t('columns.state')}</ColumnName>
          <ColumnName atEnd>{t('columns.stock')}</ColumnName>
          <ColumnName atEnd>{t('columns.price')}</ColumnName>
          <ColumnName>{t('columns.changed')}</ColumnName>
        </>
      }
    >
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          now={now}
          isTicked={selection.has(product.id)}
          onTick={() => onSelect(toggled(selection, product.id))}
        />
      ))}
    </Table>
  )
}

type ProductRowProps = { product: AdminProductRow; now: Date; isTicked: boolean; onTick(): void }

function ProductRow({ product, now, isTicked, onTick }: ProductRowProps) {
  const { t, language } = useTranslation('admin-products')
  const { id, name, brand, sku, picture, stock, price, currency, updated_at } = product
  return (
    <Row className="max-md:grid max-md:grid-cols-[34px_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:gap-y-0.5">
      <SelectRow
        label={t('bulk.tick', { name })}
        isSelected={isTicked}
        className="max-md:row-span-3 max-md:row-start-1"
        onToggle={onTick}
      />
      <Cell className="max-md:col-span-2">
        <span className="flex items-center gap-3">
          <span className="flex size-12 flex-none items-center justify-center overflow-hidden rounded-control bg-sunken">
            {picture && (
              <Image
                src={picture}
                alt=""
                failedAlt={t('shop:image-failed')}
                width={44}
                height={48}
                loading="lazy"
              />
            )}
          </span>
          <span className="min-w-0">
            <ShopLink to={`/admin/products/${id}`} className="link wrap-anywhere">
              {name}
            </ShopLink>
            <span className={sub}>
              {brand} · {sku}
            </span>
          </span>
        </span>
      </Cell>
      <Cell className="max-md:col-span-2 max-md:pl-15">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={product.status} />
          {product.on_sale && <Badge tone="info">{t('filters.on_sale')}</Badge>}
          {product.out_of_stock && <Badge tone="refused">{t('filters.out_of_stock')}</Badge>}
          {product.practitioner_only && <Badge tone="quiet">{t('products:card.practitioner-only')}</Badge>}
        </span>
        {product.missing.length > 0 && (
          <span className={sub}>
            {t('missing', {
              facts: listText(
                product.missing.map((fact) => t(`required.${fact}`)),
                language,
              ),
            })}
          </span>
        )}
        {product.review.map((reason) => (
          <span key={reason} className={sub}>
            {t(`review.${reason}`)}
          </span>
        ))}
      </Cell>
      <Cell atEnd className="whitespace-nowrap max-md:pl-15">
        <span className="text-ink-3 md:hidden">{t('columns.stock')} </span>
        {formatNumber(stock, language)}
      </Cell>
      <Cell atEnd className="font-semibold whitespace-nowrap">
        {price === null ? '–' : formatMoney(price, currency)}
      </Cell>
      <Cell className="whitespace-nowrap text-ink-2 max-md:hidden">
        <time dateTime={updated_at}>{timestampText(updated_at, now, language)}</time>
      </Cell>
    </Row>
  )
}
