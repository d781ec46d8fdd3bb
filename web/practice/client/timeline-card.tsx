import { basketPaths } from '#contract/basket-paths.ts'
import type { BasketList } from '#contract/baskets.ts'
import type { ClientRecord } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney, percentText, timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { usePages } from '../../platform/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { type ClientEvent, timelineOf } from './timeline.ts'

const icons = {
  invited: 'mail',
  accepted: 'user',
  shared: 'share',
  opened: 'eye',
  ordered: 'box',
  discount: 'edit',
  note: 'note',
  basket: 'bag',
} as const satisfies Record<ClientEvent['kind'], IconName>

export function TimelineCard({ client }: { client: ClientRecord }) {
  const { t, language } = useTranslation('clients')
  const { data: baskets } = useAccountData<BasketList>(basketPaths.list(client.id))
  const { shown, pager } = usePages(timelineOf(client, baskets?.data), 20)
  const now = new Date()
  return (
    <Card title={t('record.history')}>
      <ol className="mt-3.5">
        {shown.map((event) => (
          <li
            key={`${event.kind} ${event.at} ${keyOf(event)}`}
            className="relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 not-last:pb-4.5 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:w-px not-last:before:bg-line-2"
          >
            <span
              className="grid size-8 place-items-center rounded-full bg-sunken text-ink-2"
              aria-hidden="true"
            >
              <Icon name={icons[event.kind]} size={15} />
            </span>
            <div className="min-w-0 leading-5">
              <p className="font-semibold wrap-anywhere">
                <EventText event={event} client={client} />
              </p>
              <p className="text-small text-ink-2 first-letter:uppercase">
                {commaList([recentDay(event.at, now, language), timeText(event.at, language)], language)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonResultPager label={t('record.history')} {...pager} />
    </Card>
  )
}

/** Tells events of one kind at the same time apart. */
function keyOf(event: ClientEvent): string {
  if (event.kind === 'basket') return `${event.step} ${event.id}`
  return 'protocol' in event ? event.protocol : ''
}

function EventText({ event, client }: { event: ClientEvent; client: ClientRecord }) {
  const { t, language } = useTranslation('clients')
  useTranslation('baskets')
  const percent = (rate: number) => percentText(rate, language)
  switch (event.kind) {
    case 'invited':
    case 'accepted':
      return t(`record.events.${event.kind}`, { name: personName(client) })
    case 'shared':
    case 'opened':
      return t(`record.events.${event.kind}`, { protocol: event.protocol })
    case 'ordered':
      return t('record.events.ordered', {
        number: event.number,
        amount: formatMoney(event.total, client.currency),
      })
    case 'discount':
      return t('record.events.discount', { before: percent(event.before), after: percent(event.after) })
    case 'note':
      return t('record.events.note')
    case 'basket':
      return t(`baskets:events.${event.step}`)
  }
}
