import { type ReactNode, useEffect, useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import { daysText } from '#web/platform/day-ranges.ts'
import { FileButton } from '#web/platform/file-button.tsx'
import { timeText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useOrderAccess } from '#web/platform/order-access.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { checkoutCard, quietFocus } from '../frame.tsx'
import { ItemPicture } from '../item-picture.tsx'
import { PriceSums } from '../price-steps/price-sums.tsx'
import { NextSteps } from './next-steps.tsx'
import { OutcomeText, ways } from './outcome-title.tsx'

/** `accountOffer`: for a guest. */
type ConfirmationProps = { order: Order; accountOffer: ReactNode }

/** The order is paid: thanks, the next steps, and its price. */
export function Confirmation({ order, accountOffer }: ConfirmationProps) {
  const { t, language } = useTranslation('checkout')
  const { pageOf } = useOrderAccess()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { number, email, address, expected, payment, paid_at } = order
  const days = expected && daysText(expected, new Date(), language)
  const method = payment?.method.name ?? ''
  return (
    <>
      <section className="relative overflow-clip border-b-[3px] border-double border-line-2 pt-5 pb-11">
        <span
          className="plant absolute right-16 -bottom-7.5 h-77 w-55 [--plant:url(/plant-verbena-large.svg)] max-xl:hidden"
          aria-hidden="true"
        />
        {method && (
          <span className="inline-flex min-h-7 items-center gap-1.5 rounded-badge bg-tint px-2.5 py-0.5 text-[13px] font-semibold text-bottle">
            <Icon name="check" size={16} />
            {paid_at
              ? t('return.paid.badge-at', { method, time: timeText(paid_at, language) })
              : t('return.paid.badge', { method })}
          </span>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          className={`mt-4.5 text-display-narrow wrap-anywhere xl:text-[56px]/15 ${quietFocus}`}
        >
          {t('return.paid.title', { name: address.first_name })}
        </h1>
        <OutcomeText
          className="xl:max-w-[50ch]"
          text={
            days
              ? t('return.paid.text-expected', { number, email, days })
              : t('return.paid.text', { number, email })
          }
        />
        <p className={ways}>
          <ShopLink to={pageOf(order.id)} className="btn btn-primary btn-lead">
            {t('return.paid.follow')}
          </ShopLink>
          <Invoice order={order} />
        </p>
      </section>
      {accountOffer}
      <div className="mt-11 grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-16">
        <NextSteps order={order} days={days} />
        <aside className={checkoutCard} aria-labelledby="thanks-order">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="thanks-order" className="text-h3 font-medium">
              {t('summary.title')}
            </h2>
            <span className="text-small text-ink-2">{t('summary.items', { count: order.total_items })}</span>
          </div>
          <ul className="mt-2 mb-3.5 grid grid-cols-[repeat(4,minmax(0,82px))] gap-x-2 gap-y-3">
            {order.items.map(({ id, name, product, quantity }) => (
              <li key={id}>
                <ItemPicture
                  product={product}
                  width={82}
                  height={90}
                  className="max-w-full"
                  quantity={quantity > 1 ? quantity : undefined}
                />
                <span className="visually-hidden">
                  {t('summary.quantity', { count: quantity })} {name}
                </span>
              </li>
            ))}
          </ul>
          <PriceSums price={order.price} />
        </aside>
      </div>
    </>
  )
}

/** Created shortly after the payment; the order's page will have it. */
function Invoice({ order }: { order: Order }) {
  const { t } = useTranslation('checkout')
  const access = useOrderAccess()
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) return null
  return (
    <FileButton
      path={access.pathsOf(order.id).document(invoice.number)}
      saveAs={`${invoice.number}.pdf`}
      icon="download"
      className="btn btn-plain btn-lead"
      open={access.open}
    >
      {t('return.paid.invoice')}
    </FileButton>
  )
}
