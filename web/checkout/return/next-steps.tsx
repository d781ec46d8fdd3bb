import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { calendarFile } from '#domain/calendar.ts'
import { placeOf } from '#domain/delivery/destination.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '#web/platform/links.tsx'
import { openDocument } from '#web/platform/open-document.ts'
import { useOrderAccess } from '#web/platform/order-access.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { useAction } from '#web/platform/use-action.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { tile } from './outcome-title.tsx'

type NextStepsProps = { order: Order; days: string | null }

/** What happens after the payment, in order. */
export function NextSteps({ order, days }: NextStepsProps) {
  const { t, language } = useTranslation('checkout')
  const { user } = useSession()
  const place = placeOf(order, language)
  // Orders from before pick-up points were introduced have none.
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
  const { pageOf } = useOrderAccess()
  function save() {
    const { number } = order
    const entry = {
      id: `order-${number}@${new URL(origin).host}`,
      from: expected.from,
      to: expected.to,
      place: placeOf(order, language),
      title: t('return.paid.calendar-title', { name: t('shop:name') }),
      text: t('return.paid.calendar-text', { number }),
      url: `${origin}${languagePath(language, pageOf(order.id))}`,
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

/** The protocols the items came from, without duplicates. */
function protocolsOf({ items }: Order): { id: number; name: string }[] {
  const named = items.flatMap(({ protocol }) =>
    protocol?.id ? [[protocol.id, { id: protocol.id, name: protocol.name }] as const] : [],
  )
  return [...new Map(named).values()]
}

/** How to take the ordered products, if their protocol is still in the account. */
function PlanStep({ protocol: { id, name } }: { protocol: { id: number; name: string } }) {
  const { t, language } = useTranslation('checkout')
  const { data } = useAccountData<object>(clientProtocolPaths.one(id))
  const { isBusy, problem, run } = useAction()
  if (!data) return null
  const print = () =>
    void run(
      () => openDocument(`${clientProtocolPaths.document(id)}?language=${language}`),
      () => t('return.paid.print-failed'),
    )
  return (
    <NextStep icon="sunrise" title={t('return.paid.steps.plan', { name })}>
      {t('return.paid.steps.plan-text')}
      <span className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        <ShopLink to={`/account/client/protocols/${id}`} className="link">
          {t('return.paid.plan')}
        </ShopLink>
        <button
          type="button"
          className="link inline-flex items-center gap-1.5"
          aria-label={t('return.paid.print-named', { name })}
          aria-disabled={isBusy || undefined}
          onClick={print}
        >
          <Icon name="print" size={16} />
          {t('return.paid.print')}
        </button>
      </span>
      <span role="alert" className="text-small text-madder">
        {problem}
      </span>
    </NextStep>
  )
}

type NextStepProps = { icon: IconName; title: string; children: ReactNode }

function NextStep({ icon, title, children }: NextStepProps) {
  return (
    <li className="flex gap-5 border-b border-line py-5">
      <span className={`flex flex-none ${tile}`}>
        <Icon name={icon} size={23} />
      </span>
      <div className="min-w-0">
        <h3 className="text-h3 font-medium break-words first-letter:uppercase">{title}</h3>
        <div className="break-words text-ink-2">{children}</div>
      </div>
    </li>
  )
}
