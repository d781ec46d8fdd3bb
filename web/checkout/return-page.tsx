import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { useSession } from '#web/platform/session/session.ts'
import styles from './checkout.css?url'
import { Confirmation } from './confirmation.tsx'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { outcomeOf, takesLong } from './order-outcome.ts'
import { OutcomeText, OutcomeTitle } from './outcome-title.tsx'
import { sessionDrawer } from './use-draft.ts'
import { useOrder } from './use-order.ts'

type ReturnPageProps = { orderId: number; onCartBack(): void }

export function ReturnPage({ orderId, onCartBack }: ReturnPageProps) {
  const { t } = useTranslation('checkout')
  const { answer, asked } = useOrder(orderId)
  const order = answer.data
  useAfterwards(order, onCartBack)
  return (
    <div className="wrap return-page">
      <link rel="stylesheet" href={styles} precedence="pages" />
      {/* Said once, when the provider's word has come. */}
      <p role="status" className="visually-hidden">
        {order && outcomeOf(order) === 'waiting' && takesLong(asked) && t('return.waiting.asked')}
      </p>
      {order ? <Outcome order={order} asked={asked} /> : <NoOrder answer={answer} isNumber={orderId > 0} />}
    </div>
  )
}

type Answer = ReturnType<typeof useOrder>['answer']

/** Not there yet, or not to be had. */
function NoOrder({ answer, isNumber }: { answer: Answer; isNumber: boolean }) {
  const { t } = useTranslation('checkout')
  const isMissing = !isNumber || (answer.error instanceof FetchError && answer.error.status === 404)
  if (!isMissing && !answer.error) return <Loaded answer={answer}>{() => null}</Loaded>
  return (
    <>
      <OutcomeTitle icon="info" title={t('return.title')} />
      <p role="alert" className="return-text">
        {t(isMissing ? 'return.missing' : 'return.problem')}
      </p>
      <p className="return-ways">
        {!isMissing && (
          <button type="button" className="btn btn-primary btn-lead" onClick={() => void answer.mutate()}>
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

function Outcome({ order, asked }: { order: Order; asked: number }) {
  const { t } = useTranslation('checkout')
  const outcome = outcomeOf(order)
  if (outcome === 'paid') return <Confirmation order={order} />
  if (outcome === 'waiting') return <Waiting order={order} isLong={takesLong(asked)} />
  const isOver = outcome === 'refunded' || outcome === 'ended'
  return (
    <>
      <OutcomeTitle
        key={outcome}
        icon={isOver ? 'info' : 'warning'}
        title={t(`return.${outcome}.title`, { number: order.number })}
      />
      <OutcomeText
        text={t(`return.${outcome}.text`, { number: order.number, minutes: reservationMinutes })}
      />
      <p className="return-ways">
        {!isOver && (
          <>
            <ShopLink to="/checkout" className="btn btn-primary btn-lead">
              {t('return.again')}
            </ShopLink>
            <ShopLink to="/cart" className="btn btn-plain btn-lead">
              {t('return.to-cart')}
            </ShopLink>
          </>
        )}
        {isOver && (
          <ShopLink to={`/account/orders/${order.id}`} className="btn btn-primary btn-lead">
            {t('return.to-order')}
          </ShopLink>
        )}
      </p>
    </>
  )
}

function Waiting({ order, isLong }: { order: Order; isLong: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <OutcomeTitle icon="clock" title={t('return.waiting.title')} />
      <OutcomeText text={t('return.waiting.text', { number: order.number })} />
      {isLong && <p className="return-text">{t('return.waiting.long', { email: order.email })}</p>}
      <span className="return-bar" aria-hidden="true" />
      <p className="return-ways">
        {order.payment?.url && (
          <a href={order.payment.url} className="btn btn-plain btn-lead">
            {t('return.waiting.pay')}
          </a>
        )}
        <ShopLink to="/account/orders" className="link self-center">
          {t('return.to-orders')}
        </ShopLink>
      </p>
    </>
  )
}

/** A paid order needs no draft any more; one that ended gives its cart back, and keeps what was filled in. */
function useAfterwards(order: Order | undefined, onCartBack: () => void) {
  const { user } = useSession()
  const outcome = order && outcomeOf(order)
  const userId = user?.id
  const orderId = order?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (!outcome || outcome === 'waiting' || userId === undefined) return
    const drawer = sessionDrawer()
    const draft = readDraft(drawer, userId, Date.now())
    if (outcome === 'paid' && draft.placed?.order_id === orderId) forgetDraft(drawer)
    else if (draft.placed?.order_id === orderId) keepDraft(drawer, { ...draft, placed: null }, Date.now())
    onCartBack()
  }, [outcome, userId, orderId])
}
