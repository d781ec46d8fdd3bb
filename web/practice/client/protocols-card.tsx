import type { ClientRecord, ClientShare } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { controlName } from '../../platform/control-name.ts'
import { dateText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProductThumbs } from '../product-thumbs.tsx'
import { shareWithClient } from '../share-with-client.ts'

type ProtocolsCardProps = { client: ClientRecord; canShare: boolean }

/** What was shared with a client, and what happened to it. */
export function ProtocolsCard({ client, canShare }: ProtocolsCardProps) {
  const { t, language } = useTranslation('clients')
  const { protocols } = client
  return (
    <Card
      title={t('record.protocols')}
      end={
        protocols.length > 0 && (
          <span className="text-small text-ink-2">{formatNumber(protocols.length, language)}</span>
        )
      }
    >
      {protocols.length === 0 ? (
        <p className="mt-1.5 text-ink-2">{t('record.no-protocols')}</p>
      ) : (
        <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
          {protocols.map((share) => (
            <SharedProtocol key={share.id} client={client} share={share} canShare={canShare} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type SharedProtocolProps = { client: ClientRecord; share: ClientShare; canShare: boolean }

function SharedProtocol({ client, share, canShare }: SharedProtocolProps) {
  const { t, language } = useTranslation('clients')
  const day = (timestamp: string) => dateText(timestamp, new Date(), language)
  const { protocol, products, products_bought, total_products } = share
  const path = `/account/practitioner/protocols/${protocol.id}`
  const story = [
    t('record.shared', { date: day(share.shared_at) }),
    share.opened_at ? t('record.opened', { date: day(share.opened_at) }) : t('record.not-opened'),
    products_bought > 0
      ? t('record.bought', { bought: products_bought, total: total_products })
      : t('record.not-bought'),
    ...(share.removed_at ? [t('record.taken-off', { date: day(share.removed_at) })] : []),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <ShopLink
            to={path}
            className="font-serif text-[17px]/6 font-medium hover:underline hover:underline-offset-3"
          >
            {protocol.name}
          </ShopLink>
          <Badge tone="quiet">{t('record.version', { number: share.version })}</Badge>
          {share.latest_version > share.version && <Badge tone="waiting">{t('record.changed')}</Badge>}
        </p>
        <p className="mt-0.5 text-small text-ink-2 first-letter:uppercase">{commaList(story, language)}</p>
        {canShare && <SendAgain client={client} share={share} />}
      </div>
      <div className="flex flex-none items-center gap-2">
        <ProductThumbs products={products} width={38} height={42} className="gap-1" />
        {total_products > products.length && (
          <span className="text-small font-semibold text-ink-2">
            +{formatNumber(total_products - products.length, language)}
          </span>
        )}
        <ShopLink
          to={path}
          className="icon-btn"
          aria-label={controlName(t, t('share.open-protocol'), protocol.name)}
        >
          <Icon name="chevron-right" size={18} />
        </ShopLink>
      </div>
    </li>
  )
}

/** Shares the protocol as it is now, with the same message. */
function SendAgain({ client, share }: Omit<SharedProtocolProps, 'canShare'>) {
  const { t } = useTranslation('clients')
  const { isBusy, problem, run } = useAction()
  const { protocol, notes, reason } = share

  const send = () =>
    run(async () => {
      await shareWithClient({
        id: protocol.id,
        user_id: client.id,
        ...(notes && { notes }),
        ...(reason && { reason }),
      })
      toast('success', t('share.done', { protocol: protocol.name, name: personName(client) }))
    })

  return (
    <>
      <button
        type="button"
        className="link mt-1 text-small"
        aria-busy={isBusy || undefined}
        onClick={() => void send()}
      >
        {t('share.again')}
        <span className="visually-hidden"> {protocol.name}</span>
      </button>
      <ActionProblem className="mt-0.5">{problem}</ActionProblem>
    </>
  )
}
