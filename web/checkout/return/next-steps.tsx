import type { Order } from '#contract/orders.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { calendarFile } from '#domain/calendar.ts'
import { placeOf } from '#domain/delivery/destination.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { languagePath } from '#web/platform/links.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NextStep } from './next-step.tsx'
import { PlanStep } from './plan-step.tsx'

type NextStepsProps = { order: Order; days: string | null }

/** What happens after the payment, in its order. */
export function NextSteps({ order, days }: NextStepsProps) {
  const { t } = useTranslation('checkout')
  const { user } = useSession()
  const place = placeOf(order)
  // Orders from before points were chosen have none.
  const isSomePoint = order.delivery_method === 'pick_up' && !order.pick_up_point
  return (
    <section aria-labelledby="thanks-next">
      <h2 id="thanks-next" className="border-b border-line pb-3.5 text-h2">
        {t('return.paid.next')}
      </h2>
      <ol>
        <NextStep icon="box" title={t('return.paid.steps.pack')}>
          {t('return.paid.steps.pack-text')}
        </NextStep>
        <NextStep icon="truck" title={days ?? t('return.paid.steps.arrive-unknown')}>
          {t(isSomePoint ? 'return.paid.steps.arrive-pick-up' : 'return.paid.steps.arrive-text', {
            address: place,
          })}
        </NextStep>
        {user?.user_type_id === userTypes.client &&
          protocolsOf(order).map((protocol) => <PlanStep key={protocol.id} protocol={protocol} />)}
        <NextStep icon="refresh" title={t('return.paid.steps.withdraw')}>
          {t('return.paid.steps.withdraw-text')}
        </NextStep>
      </ol>
      {order.expected && <CalendarButton order={order} expected={order.expected} />}
    </section>
  )
}

type CalendarButtonProps = { order: Order; expected: NonNullable<Order['expected']> }

function CalendarButton({ order, expected }: CalendarButtonProps) {
  const { t, language } = useTranslation('checkout')
  const { origin } = useShop()
  function save() {
    const { number } = order
    const entry = {
      id: `order-${number}@${new URL(origin).host}`,
      from: expected.from,
      to: expected.to,
      place: placeOf(order),
      title: t('return.paid.calendar-title', { name: t('shop:name') }),
      text: t('return.paid.calendar-text', { number }),
      url: `${origin}${languagePath(language, `/account/orders/${order.id}`)}`,
    }
    const file = new Blob([calendarFile(entry, new Date())], { type: 'text/calendar;charset=utf-8' })
    saveFile(`${number}.ics`, file)
  }
  return (
    <p className="no-print mt-5.5">
      <button type="button" className="btn btn-outline" onClick={save}>
        <Icon name="calendar" size={18} />
        {t('return.paid.calendar')}
      </button>
    </p>
  )
}

/** The protocols it came from, each once. */
function protocolsOf({ items }: Order): { id: number; name: string }[] {
  const named = items.flatMap(({ protocol }) =>
    protocol?.id ? [[protocol.id, { id: protocol.id, name: protocol.name }] as const] : [],
  )
  return [...new Map(named).values()]
}
