import { useRef, useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminVariant } from '#contract/admin-products.ts'
import { amountAt, isComing } from '#domain/catalogue/plan-price.ts'
import { unitPriceOf } from '#domain/catalogue/prices.ts'
import { toMajor } from '#domain/money.ts'
import { timestampText } from '../../../platform/dates.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { unitPriceText } from '../../../platform/product-words.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../../ui/use-focus-beside-removed.ts'
import { useEditing } from './editing.ts'
import { PriceChart } from './price-chart.tsx'
import { PriceForm } from './price-form.tsx'
import { historyOf } from './price-history.ts'
import type { Editor } from './use-editor.ts'

/** The prices of each pack: what applies, what is to come, and what was. */
export function PriceCard({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin-products')
  const { product } = useEditing()
  return (
    <Card title={t('cards.prices')}>
      <ul className="grid divide-y divide-line">
        {product.variants.map((variant) => (
          <li key={variant.id} className="py-3 last:pb-0">
            <VariantPrices variant={variant} editor={editor} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function VariantPrices({ variant, editor }: { variant: AdminVariant; editor: Editor }) {
  const { t, language } = useTranslation('admin-products')
  const { product } = useEditing()
  const [isSetting, setSetting] = useState(false)
  const now = new Date()
  const history = historyOf(variant)
  const amount = amountAt(history, now)
  const money = (minor: number) => formatMoney(toMajor(minor), product.currency)
  const { content_amount, content_unit } = variant
  const content =
    content_amount !== null && content_unit ? { amount: content_amount, unit: content_unit } : null
  const unitPrice = amount === undefined ? null : unitPriceOf(amount, content)
  const present = useRef<HTMLParagraphElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(present)
  const coming = history.filter((point) => isComing(point, now))
  const removePrice = (validFrom: Date) =>
    editor.call(
      () =>
        callAccount<AdminProduct>(adminProductPaths.priceRemoval(product.id), {
          method: 'POST',
          body: { revision: product.revision, sku: variant.sku, valid_from: validFrom.toISOString() },
        }),
      t('price.taken-back'),
    )
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p ref={present} tabIndex={-1} className="min-w-0 focus:shadow-none focus:outline-none">
          <b className="text-[20px] font-semibold">
            {amount === undefined ? t('price.none') : money(amount)}
          </b>
          <span className="block text-[13px] text-ink-2">
            {variant.sku}
            {unitPrice &&
              ` · ${unitPriceText(
                { t, language },
                { ...unitPrice, amount: toMajor(unitPrice.amount) },
                product.currency,
              )}`}
          </span>
        </p>
        <button
          type="button"
          className="btn btn-plain btn-dense"
          disabled={editor.changes > 0}
          onClick={() => setSetting(true)}
        >
          {t('price.change')}
          <span className="visually-hidden"> {variant.sku}</span>
        </button>
      </div>
      {editor.changes > 0 && <p className="text-[13px] text-ink-3">{t('publish.save-first')}</p>}
      {coming.length > 0 && (
        <ul ref={list} onFocus={remember} onBlur={forget} className="mt-2">
          {coming.map(({ validFrom, amount: next }) => (
            <li key={validFrom.getTime()} className="flex items-center gap-2 text-small">
              <Icon name="clock" size={16} />
              <span className="flex-1">
                {t('price.from-time', {
                  price: money(next),
                  time: timestampText(validFrom.toISOString(), now, language),
                })}
              </span>
              <button
                type="button"
                className="flex size-10 items-center justify-center text-ink-2 hover:text-madder"
                aria-label={t('remove', { name: money(next) })}
                onClick={() => void removePrice(validFrom)}
              >
                <Icon name="trash" size={17} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {history.length > 1 && <PriceChart history={history} now={now} currency={product.currency} />}
      {isSetting && (
        <PriceForm variant={variant} history={history} editor={editor} onClose={() => setSetting(false)} />
      )}
    </>
  )
}
