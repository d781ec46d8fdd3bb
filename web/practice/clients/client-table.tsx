import type { ClientEntry } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { Currency } from '#domain/money.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { hasSupplyBadge, SupplyBadge } from './supply-badge.tsx'

type OnShare = ((client: ClientEntry) => void) | undefined
type ClientTableProps = {
  clients: readonly ClientEntry[]
  currency: Currency
  /** Absent if the practitioner may not share anything yet. */
  onShare: OnShare
}

export function ClientTable({ clients, currency, onShare }: ClientTableProps) {
  const { t } = useTranslation('clients')
  return (
    <Table
      head={
        <>
          <ColumnName>{t('column.client')}</ColumnName>
          <ColumnName className={spare}>{t('column.discount')}</ColumnName>
          <ColumnName>{t('column.protocol')}</ColumnName>
          <ColumnName>{t('column.supply')}</ColumnName>
          <ColumnName>{t('column.last-order')}</ColumnName>
          <ColumnName atEnd className={spare}>
            {t('column.turnover')}
          </ColumnName>
          <ColumnName atEnd>
            <span className="visually-hidden">{t('column.actions')}</span>
          </ColumnName>
        </>
      }
    >
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} currency={currency} onShare={onShare} />
      ))}
    </Table>
  )
}

/** On phones each figure stands beside its name, and there is no room for nothing. */
const figure = 'max-md:flex max-md:justify-between max-md:gap-3 max-md:pt-1 max-md:pl-12'
const unused = 'max-md:hidden'
/** Beside the navigation, there is no room for all columns. */
const spare = 'md:max-2xl:hidden'

type ClientRowProps = { client: ClientEntry; currency: Currency; onShare: OnShare }

function ClientRow({ client, currency, onShare }: ClientRowProps) {
  const { t, language } = useTranslation('clients')
  const name = personName(client)
  const isNew = client.state === 'invited' && client.last_ordered_at === null
  return (
    <Row className="relative last:border-b-0 md:last:[&>td]:border-b-0">
      <Cell className="wrap-break-word max-md:pr-22">
        <span className="flex items-center gap-3">
          <Avatar {...client} />
          <span className="min-w-0">
            <ShopLink
              to={`/account/practitioner/clients/${client.id}`}
              className="block font-semibold hover:underline hover:underline-offset-3"
            >
              {name}
            </ShopLink>
            <span className="text-small wrap-anywhere text-ink-3">{client.email}</span>
          </span>
        </span>
      </Cell>
      <Cell className={`${figure} ${spare}`}>
        <PhoneName>{t('column.discount')}</PhoneName>
        {percentText(client.discount_rate, language)}
      </Cell>
      <Cell className={`wrap-break-word ${figure}`}>
        <PhoneName>{t('column.protocol')}</PhoneName>
        <LatestProtocol client={client} />
      </Cell>
      <Cell className={`md:whitespace-nowrap ${hasSupplyBadge(client) ? figure : unused}`}>
        <PhoneName>{t('column.supply')}</PhoneName>
        <SupplyBadge client={client} />
      </Cell>
      <Cell className={`text-ink-2 ${isNew ? unused : figure}`}>
        <PhoneName>{t('column.last-order')}</PhoneName>
        {!isNew && (
          <span className="inline-block first-letter:uppercase">
            {client.last_ordered_at ? recentDay(client.last_ordered_at, new Date(), language) : t('never')}
          </span>
        )}
      </Cell>
      <Cell atEnd className={`font-semibold whitespace-nowrap ${isNew ? unused : figure} ${spare}`}>
        <PhoneName>{t('column.turnover')}</PhoneName>
        {!isNew && formatMoney(client.turnover, currency)}
      </Cell>
      <Cell atEnd className="max-md:absolute max-md:top-2.5 max-md:right-0 md:whitespace-nowrap">
        {onShare && !client.is_archived && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('share.with', { name })}
            onClick={() => onShare(client)}
          >
            <Icon name="share" size={18} />
          </button>
        )}
        <ShopLink
          to={`/account/practitioner/clients/${client.id}`}
          className="icon-btn"
          aria-label={t('open', { name })}
        >
          <Icon name="chevron-right" size={18} />
        </ShopLink>
      </Cell>
    </Row>
  )
}

function LatestProtocol({ client: { latest_protocol: latest, total_protocols } }: { client: ClientEntry }) {
  const { t } = useTranslation('clients')
  if (!latest) return <span className="text-ink-3">{t('nothing-shared')}</span>
  return (
    <span className="max-md:text-end">
      {latest.name}
      {total_protocols > 1 && (
        <span className="text-ink-3">
          <span aria-hidden="true"> +{total_protocols - 1}</span>
          <span className="visually-hidden"> {t('more-protocols', { count: total_protocols - 1 })}</span>
        </span>
      )}
    </span>
  )
}

function PhoneName({ children }: { children: string }) {
  return (
    <span className="shrink-0 text-ink-3 md:hidden" aria-hidden="true">
      {children}
    </span>
  )
}
