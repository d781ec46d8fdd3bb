import { type ReactNode, useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { isUnsuccessful } from '#domain/orders/displayed-state.ts'
import { FetchError, isNotFound } from '#web/platform/call-api.ts'
import { timeText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useOrderAccess } from '#web/platform/order-access.tsx'
import { useSession } from '#web/platform/session/session.ts'
import { storageOrMemory } from '#web/platform/storage.ts'
import { Icon } from '#web/ui/icon.tsx'
import { forgetDraft, keepDraft, readDraft } from '../checkout/draft.ts'
import { guestId } from '../checkout/guest.ts'
import { outcomeOf, takesLong } from '../order-outcome.ts'
import { forgetVoucherCode } from '../voucher/voucher-code.ts'
import { Confirmation } from './confirmation.tsx'
import { OutcomeText, OutcomeTitle, textStyle, ways } from './outcome-title.tsx'
import { RetryPayment } from './retry-payment.tsx'
import { ReturnWaiting } from './return-waiting.tsx'
import styles from './search-bar.css?url'
import { useOrder } from './use-order.ts'

type ReturnPageProps = {
  orderId: number
  /** Of a guest's order. */
  token?: string | undefined
  /** If the order ends unpaid, its items go back into the reader's cart; a guest's only where the guest ordered. */
  isCartHere: boolean
  accountOffer?: ReactNode
  onCartRestored(): Promise<void>
}

export function ReturnPage({ orderId, token, isCartHere, accountOffer, onCartRestored }: ReturnPageProps) {
  const { t } = useTranslation('checkout')
  const { answer, asked } = useOrder(orderId, token)
  const order = answer.data
  const isWaiting = order !== undefined && outcomeOf(order) === 'waiting'
  /** The latest request failed. */
  const isLost = order !== undefined && answer.error !== undefined
  useAfterwards(order, { token, onCartRestored })
  return (
    <>
      <p role="status" className="visually-hidden">
        {isWaiting && takesLong(asked) && t(isLost ? 'return.waiting.lost' : 'return.waiting.asked')}
      </p>
      {order ? (
        <Outcome
          order={order}
          asked={asked}
          isLost={isLost}
          isCartHere={isCartHere}
          accountOffer={accountOffer}
          onCartRestored={onCartRestored}
        />
      ) : (
        <NoOrder answer={answer} />
      )}
    </>
  )
}

type Answer = ReturnType<typeof useOrder>['answer']

/** Not loaded yet, or not available. */
function NoOrder({ answer }: { answer: Answer }) {
  const { t } = useTranslation('checkout')
  const { error } = answer
  const isMissing = isNotFound(error)
  if (!isMissing && !error) return <ReturnWaiting />
  const problem = isMissing ? 'missing' : error instanceof FetchError ? 'problem' : 'unreachable'
  return (
    <>
      <OutcomeTitle icon="info" title={t('return.title')} />
      <p role="alert" className={textStyle}>
        {t(`return.${problem}`)}
      </p>
      <p className={ways}>
        {!isMissing && (
          <button
            type="button"
            className="btn btn-primary btn-lead"
            aria-busy={answer.isValidating || undefined}
            onClick={() => void answer.mutate()}
          >
            {t('shop:error.try-again')}
          </button>
        )}
        <ShopLink to="/account/orders" className="btn btn-plain btn-lead">
          {t('return.to-orders')}
        </ShopLink>
      </p>
    </>
  )
}

type OutcomeProps = {
  order: Order
  asked: number
  isLost: boolean
  isCartHere: boolean
  accountOffer: ReactNode
  onCartRestored(): Promise<void>
}

function Outcome(props: OutcomeProps) {
  const { order, asked, isLost, isCartHere, accountOffer, onCartRestored } = props
  const { t } = useTranslation('checkout')
  const { pageOf } = useOrderAccess()
  const outcome = outcomeOf(order)
  if (outcome === 'paid') return <Confirmation order={order} accountOffer={accountOffer} />
  if (outcome === 'waiting')
    return <Waiting order={order} isLost={isLost} onCartRestored={onCartRestored} isLong={takesLong(asked)} />
  if (outcome === 'retry') return <Retry order={order} onCartRestored={onCartRestored} />
  const isOver = outcome === 'refunded' || outcome === 'ended'
  const canGoOn = !isOver && isCartHere
  return (
    <>
      <OutcomeTitle
        key={outcome}
        icon={isOver ? 'info' : 'warning'}
        title={t(`return.${outcome}.title`, { number: order.number })}
      />
      <OutcomeText
        text={
          isOver || isCartHere
            ? t(`return.${outcome}.text`, { number: order.number })
            : t('return.cart-elsewhere')
        }
      />
      <p className={ways}>
        {canGoOn && (
          <>
            <ShopLink to="/checkout" className="btn btn-primary btn-lead">
              {t('return.again')}
            </ShopLink>
            <ShopLink to="/cart" className="btn btn-plain btn-lead">
              {t('return.to-cart')}
            </ShopLink>
          </>
        )}
        {!canGoOn && (
          <ShopLink to={pageOf(order.id)} className="btn btn-primary btn-lead">
            {t('return.to-order')}
          </ShopLink>
        )}
      </p>
    </>
  )
}

type RetryProps = Pick<OutcomeProps, 'order' | 'onCartRestored'>

/** The payment was unsuccessful, and the order is held for another one. */
function Retry({ order, onCartRestored }: RetryProps) {
  const { t, language } = useTranslation('checkout')
  const { number, payment, held_until: until } = order
  const failed = payment && isUnsuccessful(payment.state) ? payment.state : 'failed'
  return (
    <>
      <OutcomeTitle key={payment?.state} icon="warning" title={t(`return.${failed}.title`, { number })} />
      <OutcomeText text={t('return.retry.text', { number, time: until ? timeText(until, language) : '' })} />
      <RetryPayment order={order} onCartRestored={onCartRestored} />
    </>
  )
}

type WaitingProps = RetryProps & { isLong: boolean; isLost: boolean }

function Waiting({ order, isLong, isLost, onCartRestored }: WaitingProps) {
  const { t } = useTranslation('checkout')
  const { isGuest, pageOf } = useOrderAccess()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <OutcomeTitle icon="clock" title={t('return.waiting.title')} />
      <OutcomeText text={t('return.waiting.text', { number: order.number })} />
      {isLong && !isLost && <p className={textStyle}>{t('return.waiting.long', { email: order.email })}</p>}
      {isLost ? (
        <p className="mt-5 flex max-w-[56ch] gap-3 rounded-control bg-amber-soft px-4 py-3 text-amber">
          <Icon name="warning" size={20} />
          {t('return.waiting.lost')}
        </p>
      ) : (
        <SearchBar />
      )}
      <p className={ways}>
        {order.payment?.url && (
          <a href={order.payment.url} className="btn btn-plain btn-lead">
            {t('return.waiting.pay')}
          </a>
        )}
        {!isChoosing && (
          <button type="button" className="btn btn-plain btn-lead" onClick={() => setChoosing(true)}>
            {t('return.retry.other')}
          </button>
        )}
        <ShopLink to={isGuest ? pageOf(order.id) : '/account/orders'} className="link self-center">
          {t(isGuest ? 'return.to-order' : 'return.to-orders')}
        </ShopLink>
      </p>
      {isChoosing && <RetryPayment order={order} onCartRestored={onCartRestored} />}
    </>
  )
}

/** Moves to and fro while the payment's state is being checked. */
function SearchBar() {
  return (
    <span
      className="relative mt-6.5 block h-1 max-w-105 overflow-hidden rounded-[2px] bg-line after:absolute after:inset-[0_60%_0_0] after:animate-[look_1.8s_ease-in-out_infinite_alternate] after:rounded-[2px] after:bg-bottle motion-reduce:after:animate-none"
      aria-hidden="true"
    >
      <link rel="stylesheet" href={styles} precedence="default" />
    </span>
  )
}

/** A paid order no longer needs its draft; an ended order returns its items to the cart and keeps the entries. */
function useAfterwards(
  order: Order | undefined,
  { token, onCartRestored }: Pick<ReturnPageProps, 'token' | 'onCartRestored'>,
) {
  const { user } = useSession()
  const outcome = order && outcomeOf(order)
  const userId = token ? guestId : user?.id
  const orderId = order?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (!outcome || outcome === 'waiting' || outcome === 'retry' || userId === undefined) return
    const storage = storageOrMemory('sessionStorage')
    const draft = readDraft(storage, userId, Date.now())
    if (outcome === 'paid' && draft.placed?.order_id === orderId) {
      forgetDraft(storage)
      forgetVoucherCode(storage)
    } else if (draft.placed?.order_id === orderId) keepDraft(storage, { ...draft, placed: null }, Date.now())
    // A guest's cart was not kept by the shop: an order that was paid has left it already.
    if (!token || outcome !== 'paid') void onCartRestored()
  }, [outcome, userId, orderId])
}
