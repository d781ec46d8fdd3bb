import type { Order } from '#contract/orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { orderStanding } from '../standing.ts'
import { ExpectedPlate } from './expected-plate.tsx'
import { stageOf, timelineOf } from './story.ts'
import { Timeline } from './timeline.tsx'

export function ProgressCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const steps = timelineOf(order)
  const standing = orderStanding(order)
  // An order that ended since its payment failed; one that waits is told by its notice.
  const isCalledOtherwise = order.state === 'cancelled' && standing !== order.state
  return (
    <section className="card-sheet order-progress" aria-labelledby="order-progress">
      <div>
        <h2 id="order-progress" className="order-card-title">
          {t(isCalledOtherwise ? `state.${standing}` : `progress.${stageOf(steps)}`)}
        </h2>
        <Timeline steps={steps} expected={order.expected} method={order.payment?.method.name} />
      </div>
      <ExpectedPlate order={order} />
    </section>
  )
}
