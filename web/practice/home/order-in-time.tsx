import { useState } from 'react'
import type { ClientDay, DayOrder } from '#contract/client-day.ts'
import { otherLang } from '#domain/languages.ts'
import { doseAmountWords } from '#domain/protocols/dose-words.ts'
import { formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { supplyWords } from './supply-words.ts'

type OrderInTimeProps = {
  day: ClientDay
  /** Packs in the cart, by variant. */
  inCart: ReadonlyMap<number, number>
  onAdd(line: DayOrder['lines'][number]): void
}

/** What to order so that nothing runs out; one press puts exactly what is missing in the cart. */
export function OrderInTime({ day, inCart, onAdd }: OrderInTimeProps) {
  const { t } = useTranslation('day')
  const [isPressed, setPressed] = useState(false)
  const { order } = day
  const missing = (order?.lines ?? []).flatMap((line) => {
    const quantity = line.quantity - (inCart.get(line.product_variant_id) ?? 0)
    return quantity > 0 ? { ...line, quantity } : []
  })
  const box = useFocusKept<HTMLDivElement>(isPressed && missing.length === 0 ? 'link' : 'button')
  if (!order)
    return (
      <Card title={t('order.title')}>
        <p className="mt-1.5 text-ink-2">{t(day.supply.length > 0 ? 'order.enough' : 'order.nothing')}</p>
      </Card>
    )
  return (
    <Card title={t('order.title')}>
      <ul className="mt-2">
        {order.lines.map((line) => (
          <OrderLine key={line.product_variant_id} day={day} line={line} />
        ))}
      </ul>
      <Price order={order} />
      <div ref={box}>
        {missing.length > 0 ? (
          <button
            type="button"
            className="btn btn-primary btn-lead w-full"
            onClick={() => {
              setPressed(true)
              missing.forEach(onAdd)
            }}
          >
            <Icon name="bag" size={18} />
            {t('order.add')}
          </button>
        ) : (
          <ShopLink to="/cart" className="btn btn-plain w-full">
            {t('order.cart')}
          </ShopLink>
        )}
      </div>
      <p role="status" className="flex items-center gap-2 font-strong text-bottle not-empty:mt-2">
        {missing.length === 0 && (
          <>
            <Icon name="check" size={18} />
            {t('order.in-cart')}
          </>
        )}
      </p>
      <Delivery order={order} />
    </Card>
  )
}

function OrderLine({ day, line }: { day: ClientDay; line: DayOrder['lines'][number] }) {
  const words = useTranslation('day')
  useTranslation('products')
  const { product_variant_id: id, quantity } = line
  const product = day.products.find((each) => each.product_variant_id === id)!
  const supply = day.supply.find((each) => each.product_variant_id === id)!
  const { left, isUrgent } = supplyWords(words, supply, new Date())
  return (
    <li className="flex gap-3 border-b border-line py-2.5">
      <Thumb product={product} width={48} height={53} />
      <p className="min-w-0 flex-1 text-small text-ink-2 wrap-anywhere">
        <span
          className="block font-serif text-[15px] leading-5 font-medium text-ink normal-nums"
          lang={otherLang(product.language, words.language)}
        >
          {product.name}
        </span>
        {product.content &&
          words.t('order.packs', { quantity, content: doseAmountWords(words, product.content) })}
        <span className={`block ${isUrgent ? 'font-semibold text-amber' : ''}`}>{left}</span>
      </p>
    </li>
  )
}

function Price({ order }: { order: DayOrder }) {
  const { t, language } = useTranslation('day')
  const { practitioner, discount_rate: rate, total_price_after_discount: total, currency } = order
  const isReduced = practitioner !== null && rate > 0
  return (
    <p className="flex items-baseline justify-between gap-3 py-3">
      <span className="text-ink-2">
        {isReduced
          ? t('order.with-discount', {
              name: practitioner.first_name,
              percent: percentText(rate, language),
            })
          : t('order.total')}
      </span>
      <b className="text-[20px] leading-7 font-bold">{formatMoney(total, currency)}</b>
    </p>
  )
}

function Delivery({ order: { delivery, currency } }: { order: DayOrder }) {
  const { t } = useTranslation('day')
  if (!delivery) return null
  const price = formatMoney(delivery.price, currency)
  return (
    <p className="mt-3 text-small text-ink-2">
      {delivery.price === 0
        ? t('order.delivery-free')
        : delivery.free_from === null
          ? t('order.delivery', { price })
          : t('order.delivery-from', { price, from: formatMoney(delivery.free_from, currency) })}
    </p>
  )
}
