import type { Order } from '#contract/orders.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ExpectedPlate } from './expected-plate.tsx'
import { stageOf, timelineOf } from './story.ts'
import { Timeline } from './timeline.tsx'

export function ProgressCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const steps = timelineOf(order)
  return (
    <section className="card-sheet order-progress" aria-labelledby="order-progress">
      <div>
        <h2 id="order-progress" className="order-card-title">
          {t(`progress.${stageOf(steps)}`)}
        </h2>
        <Timeline steps={steps} expected={order.expected} method={order.payment?.method.name} />
      </div>
      <ExpectedPlate order={order} />
    </section>
  )
}
