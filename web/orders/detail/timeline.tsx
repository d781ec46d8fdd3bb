import type { OrderActor } from '#domain/orders/states.ts'
import { timestampText } from '../../platform/dates.ts'
import { type Days, daysText } from '../../platform/day-ranges.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { TimelineStep } from './timeline-steps.ts'

type TimelineProps = {
  steps: readonly TimelineStep[]
  expected: Days | null
  /** How it was paid, if the reader may know. */
  method?: string | undefined
  /** The reader is the customer. */
  own?: boolean
}

const bare = 'border-2 border-line-2 text-ink-2'
const discs: Record<TimelineStep['mark'], string> = {
  done: 'border-2 border-bottle bg-bottle text-on-bottle',
  present: 'bg-verbena text-on-verbena shadow-[0_0_0_2px_var(--color-bottle)]',
  'to-come': bare,
  ended: bare,
}

export function Timeline({ steps, expected, method, own = true }: TimelineProps) {
  return (
    <ol data-testid="order-timeline" className="mt-4">
      {steps.map((step, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and never change order
          key={at}
          className={`relative grid grid-cols-[26px_minmax(0,1fr)] gap-x-4 not-last:pb-5 not-last:before:absolute not-last:before:top-6.5 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-0.5 ${step.mark === 'done' ? 'not-last:before:bg-bottle' : 'not-last:before:bg-line-2'}`}
          aria-current={step.mark === 'present' ? 'step' : undefined}
        >
          <span
            className={`flex size-6.5 items-center justify-center rounded-full ${discs[step.mark]}`}
            aria-hidden="true"
          >
            <StepIcon step={step} />
          </span>
          <Words step={step} expected={expected} method={method} own={own} />
        </li>
      ))}
    </ol>
  )
}

const signs: Partial<Record<TimelineStep['key'], IconName>> = {
  waiting: 'clock',
  packing: 'box',
  sent: 'truck',
}

function StepIcon({ step: { key, mark } }: { step: TimelineStep }) {
  if (mark === 'to-come') return null
  if (mark === 'ended') return <Icon name="x" size={15} />
  return <Icon name={(mark === 'present' && signs[key]) || 'check'} size={15} />
}

type WordsProps = { step: TimelineStep; expected: Days | null; method: string | undefined; own: boolean }

function Words({ step, expected, method, own }: WordsProps) {
  const { t, language } = useTranslation('orders')
  const now = new Date()
  const when = step.at && timestampText(step.at, now, language)
  return (
    <div className="pt-0.5 leading-5 [&>p]:text-[13px] [&>p]:text-ink-2">
      <b className={step.mark === 'to-come' ? 'font-medium text-ink-2' : 'font-semibold'}>
        <Name step={step} own={own} />
      </b>
      {when && (
        <p>{step.key === 'paid' && method ? t('timeline.paid-with', { timestamp: when, method }) : when}</p>
      )}
      {step.key === 'delivered' && step.mark === 'to-come' && expected && (
        <p>{t('timeline.expected', { days: daysText(expected, now, language) })}</p>
      )}
      {step.key === 'sent' && <Parcel shipment={step.shipment} />}
      {step.mark === 'to-come' && <span className="visually-hidden">{t('timeline.to-come')}</span>}
    </div>
  )
}

function Name({ step, own }: { step: TimelineStep; own: boolean }) {
  const { t } = useTranslation('orders')
  if (step.key === 'sent') {
    const { carrier_name: carrier } = step.shipment
    return carrier ? t('timeline.given', { carrier }) : t('timeline.sent')
  }
  if ('ending' in step && step.ending?.startsWith('payment-')) return t(`ending.${step.ending}`)
  if (step.key === 'cancelled') return t(cancelledBy(step.by, own))
  return t(`timeline.${step.key}`)
}

function cancelledBy(by: OrderActor | undefined, own: boolean) {
  if (by === 'client') return own ? 'timeline.cancelled-by-you' : 'timeline.cancelled-by-client'
  return by === 'admin' ? 'timeline.cancelled-by-us' : 'timeline.cancelled'
}

type ParcelProps = { shipment: Extract<TimelineStep, { key: 'sent' }>['shipment'] }

function Parcel({ shipment }: ParcelProps) {
  const { t, language } = useTranslation('orders')
  const { tracking_number: number, tracking_url: url, delivered_at } = shipment
  const name = number && t('timeline.parcel', { number })
  return (
    <>
      {name && url ? (
        <a href={url} className="link text-small" target="_blank" rel="noreferrer">
          {name}
          <span className="visually-hidden"> {t('shop:new-window')}</span>
        </a>
      ) : (
        name && <p>{name}</p>
      )}
      {delivered_at && (
        <p>{t('timeline.arrived', { timestamp: timestampText(delivered_at, new Date(), language) })}</p>
      )}
    </>
  )
}
