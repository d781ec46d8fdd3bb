import { type ReactNode, useState } from 'react'
import type { Attention, AttentionItem } from '#contract/attention.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/languages.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Translate } from '#domain/translation.ts'
import { controlName } from '../../platform/control-name.ts'
import { nearDayText } from '../../platform/days.ts'
import { formatNumber, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useUnseen } from '../../platform/new-orders.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { IconTile, type TileTone } from '../../ui/icon-tile.tsx'

const shownAtOnce = 4

type Unavailable = Extract<AttentionItem, { kind: 'unavailable' }>
type NeedsAttentionProps = {
  /** What could replace a product, and the button that does it, with this text; or that nothing suits. */
  replacing(item: Unavailable, text: string): ReactNode
}

export function useAttention() {
  return useAccountData<Attention>(practicePaths.attention)
}

/** What the practitioner should do today. */
export function NeedsAttention({ replacing }: NeedsAttentionProps) {
  const { t, language } = useTranslation('practitioner-home')
  const answer = useAttention()
  const items = useUnseenItems(answer.data?.data ?? none)
  const total = items.length
  return (
    <Card
      title={t('attention.title')}
      end={total > 0 && <Badge tone="waiting">{formatNumber(total, language)}</Badge>}
    >
      <Loaded answer={answer} waiting={<Waiting />}>
        {() => (total > 0 ? <Items items={items} replacing={replacing} /> : <Nothing />)}
      </Loaded>
    </Card>
  )
}

const none: readonly AttentionItem[] = []

/** New orders need no attention once the practitioner has seen them in their list. */
function useUnseenItems(items: readonly AttentionItem[]): readonly AttentionItem[] {
  const news = items.find((item) => item.kind === 'new-orders')
  const orders = useUnseen(news?.orders ?? [])
  return items.flatMap((item) => {
    if (item.kind !== 'new-orders') return item
    return orders.length > 0 ? { ...item, orders: [...orders] } : []
  })
}

function Nothing() {
  const { t } = useTranslation('practitioner-home')
  return (
    <p className="mt-3 flex items-center gap-3 text-ink-2">
      <IconTile icon="check" tone="good" />
      {t('attention.none')}
    </p>
  )
}

function Items({ items, replacing }: NeedsAttentionProps & { items: readonly AttentionItem[] }) {
  const { t, language } = useTranslation('practitioner-home')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtOnce)
  return (
    <>
      <ul className="mt-2 border-t border-line [&>li+li]:border-t [&>li+li]:border-line">
        {shown.map((item) => (
          <Item key={keyOf(item)} {...describe(item, { t, language, now: new Date() })}>
            {item.kind === 'unavailable' && replacing(item, t('attention.replace'))}
          </Item>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className="link mt-2 text-small" onClick={() => setWhole(true)}>
          {t('attention.show-all', { formatted: formatNumber(items.length, language) })}
        </button>
      )}
    </>
  )
}

type Described = {
  icon: IconName
  tone: TileTone
  title: string
  detail: string
  /** Where something can be done about it; else there is something to press. */
  action?: { text: string; path: string }
}

function Item({ icon, tone, title, detail, action, children }: Described & { children: ReactNode }) {
  const { t } = useTranslation('practitioner-home')
  return (
    <li className="flex gap-3 py-3.5 last:pb-0">
      <IconTile icon={icon} tone={tone} />
      <div className="min-w-0 wrap-anywhere">
        <p className="leading-5 font-semibold">{title}</p>
        {detail && <p className="text-small text-ink-2">{detail}</p>}
        {children}
        {action && (
          <ShopLink
            to={action.path}
            className="link text-small"
            aria-label={controlName(t, action.text, title)}
          >
            {action.text}
          </ShopLink>
        )}
      </div>
    </li>
  )
}

function keyOf(item: AttentionItem): string {
  if (item.kind === 'unavailable') return `${item.kind} ${item.product_variant_id}`
  if (item.kind === 'reaction') return `${item.kind} ${item.id}`
  return 'client' in item ? `${item.kind} ${item.protocol.id} ${item.client.id}` : item.kind
}

type Words = { t: Translate; language: Language; now: Date }

/** What happened, and what to do about it. */
export function describe(item: AttentionItem, { t, language, now }: Words): Described {
  const protocolPath = (id: number) => `/account/practitioner/protocols/${id}`
  switch (item.kind) {
    case 'unavailable': {
      const names = { product: item.product.name }
      const day = item.expected_on && nearDayText(item.expected_on, language)
      const protocols = listText(
        item.protocols.map(({ name }) => name),
        language,
      )
      return {
        icon: 'warning',
        tone: 'waiting',
        title: day
          ? t('practitioner-home:attention.unavailable-until', { ...names, day })
          : t('practitioner-home:attention.unavailable', names),
        detail: t('practitioner-home:attention.for-clients', { count: item.clients, protocols }),
        // Without a substitute, the protocol itself has to be changed.
        ...(!item.substitute && {
          action: {
            text: t('practitioner-home:attention.open-protocol'),
            path: protocolPath(item.protocols[0]!.id),
          },
        }),
      }
    }
    case 'reaction':
      return {
        icon: 'warning',
        tone: 'refused',
        title: t('practitioner-home:attention.reaction', { client: personName(item.client) }),
        detail: '',
        action: {
          text: t('practitioner-home:attention.read-report'),
          path: `/account/practitioner/reactions/${item.id}`,
        },
      }
    case 'renewal': {
      const client = personName(item.client)
      return {
        icon: 'clock',
        tone: 'fine',
        title:
          item.days > 0
            ? t('practitioner-home:attention.renewal-left', { client, count: item.days })
            : t('practitioner-home:attention.renewal-over', { client }),
        detail: item.protocol.name,
        action: {
          text: t('practitioner-home:attention.renewals'),
          path: '/account/practitioner/renewals',
        },
      }
    }
    case 'unopened': {
      const days = Math.floor((now.getTime() - Date.parse(item.shared_at)) / dayMs)
      return {
        icon: 'mail',
        tone: 'fine',
        title: t('practitioner-home:attention.unopened', { count: days }),
        detail: t('practitioner-home:attention.protocol-of', {
          protocol: item.protocol.name,
          client: personName(item.client),
        }),
        action: {
          text: t('practitioner-home:attention.open-protocol'),
          path: protocolPath(item.protocol.id),
        },
      }
    }
    case 'new-orders':
      return {
        icon: 'box',
        tone: 'good',
        title: t('practitioner-home:attention.new-orders', { count: item.orders.length }),
        detail: listText(
          item.orders.map(({ name }) => name),
          language,
        ),
        action: { text: t('practitioner-home:attention.see-orders'), path: '/account/practitioner/orders' },
      }
    case 'certificate':
      return {
        icon: 'file',
        tone: item.state === 'refused' ? 'refused' : 'waiting',
        title: t(
          item.state === 'refused'
            ? 'practitioner-home:attention.certificate-refused'
            : 'practitioner-home:attention.certificate-missing',
        ),
        detail: t('practitioner-home:attention.certificate-why'),
        action: { text: t('practitioner-home:attention.upload'), path: '/onboarding/certificate' },
      }
  }
}

function Waiting() {
  return (
    <div className="mt-3 grid min-h-124 content-start gap-6" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-3">
          <span className="skeleton size-10" />
          <span className="grid flex-1 content-start gap-2">
            <span className="skeleton h-4 w-3/4" />
            <span className="skeleton h-3.5 w-1/2" />
          </span>
        </div>
      ))}
    </div>
  )
}
