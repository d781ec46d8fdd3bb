import { useEffect, useRef } from 'react'
import type { Currency } from '#domain/money.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { problemStyle } from '#web/ui/form/form-problem.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useUnpaidGuestOrder } from '../../unpaid-guest-order.ts'
import type { Change } from '../changes.ts'
import type { Failure } from './order-failure.ts'

type OrderProblemProps = {
  isGuest: boolean
  failure: Failure
  changes: readonly Change[]
  currency: Currency
}

/** Why the order was not placed: what changed, or that the answer is unknown. Above the order button. */
export function OrderProblem({ isGuest, failure, changes, currency }: OrderProblemProps) {
  const { t } = useTranslation('checkout')
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is scrolled into view
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const isOffline = failure.kind === 'unanswered' && !navigator.onLine
  return (
    <div ref={box} role="alert" className={`mt-5 ${problemStyle}`}>
      <Icon name="warning" size={20} />
      <div>
        {failure.kind === 'changed' && (
          <>
            <p className="font-semibold">{failure.message}</p>
            <Changes changes={changes} currency={currency} />
            {failure.code !== 'cart-changed' && <p>{t('problem.look-again')}</p>}
          </>
        )}
        {failure.kind === 'refused' && <Refused failure={failure} isGuest={isGuest} />}
        {failure.kind === 'running' && <p>{t('problem.running')}</p>}
        {failure.kind === 'unanswered' && (
          <>
            <p className="font-semibold">
              {isOffline ? t('problem.offline') : (failure.message ?? t('problem.unanswered'))}
            </p>
            <p>{t('problem.same-order')}</p>
          </>
        )}
      </div>
    </div>
  )
}

type RefusedProps = { failure: Extract<Failure, { kind: 'refused' }>; isGuest: boolean }

function Refused({ failure, isGuest }: RefusedProps) {
  const { t } = useTranslation('checkout')
  const { message, lines, isUnpaid } = failure
  return (
    <>
      <p>{message}</p>
      {lines.length > 0 && (
        <ul className="my-1 list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isUnpaid && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {isGuest ? (
            <UnpaidGuestOrder />
          ) : (
            <ShopLink to="/account/orders" className="link py-1">
              {t('return.to-orders')}
            </ShopLink>
          )}
          <ShopLink to="/cart" className="link py-1">
            {t('problem.to-cart')}
          </ShopLink>
        </p>
      )}
    </>
  )
}

/** A guest has no list of orders: nothing, unless this browser knows an unpaid one. */
function UnpaidGuestOrder() {
  const { t } = useTranslation('checkout')
  const { path } = useUnpaidGuestOrder()
  if (!path) return null
  return (
    <ShopLink to={path} className="link py-1">
      {t('return.to-order')}
    </ShopLink>
  )
}

function Changes({ changes, currency }: Pick<OrderProblemProps, 'changes' | 'currency'>) {
  const { t } = useTranslation('checkout')
  const money = (amount: number) => formatMoney(amount, currency)
  const text = (change: Change) => {
    const { kind } = change
    const name = 'name' in change ? change.name : ''
    if (!('from' in change)) return t(`changes.${kind}`, { name })
    const isPacks = kind === 'fewer' || kind === 'more'
    const [from, to] = isPacks ? [change.from, change.to] : [money(change.from), money(change.to)]
    return t(`changes.${kind}`, { name, from, to })
  }
  return (
    <ul className="my-1 list-disc pl-5">
      {changes.map((change) => (
        <li key={`${change.kind} ${'variantId' in change ? change.variantId : ''}`}>{text(change)}</li>
      ))}
    </ul>
  )
}
