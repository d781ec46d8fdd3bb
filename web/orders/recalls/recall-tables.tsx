import type { RecalledPacks, RecallPerson, RecallRecipient } from '#contract/recalls.ts'
import { languageName } from '#domain/language-name.ts'
import { commaList } from '#domain/languages.ts'
import { fullDate, timestampText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

const narrow = 'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1'
const sub = 'block text-small text-ink-3'
const tones: Record<RecallRecipient['state'], BadgeTone> = {
  waiting: 'waiting',
  written: 'good',
  refused: 'refused',
  erased: 'quiet',
}

/** Who is written to; with `state` once the recall was sent. */
export function PeopleTable({ people }: { people: readonly (RecallPerson | RecallRecipient)[] }) {
  const { t, language } = useTranslation('recalls')
  return (
    <Table
      className="mt-2"
      head={
        <>
          <ColumnName>{t('name')}</ColumnName>
          <ColumnName>{t('language')}</ColumnName>
          <ColumnName>{t('orders')}</ColumnName>
          <ColumnName atEnd>{t('state')}</ColumnName>
        </>
      }
    >
      {people.map((person) => (
        <Row key={`${person.reader} ${'id' in person ? person.id : person.email}`} className={narrow}>
          <Cell>
            <b className="font-semibold">{person.name || t('states.erased')}</b>
            <span className={sub}>{person.email}</span>
          </Cell>
          <Cell className="text-ink-2 max-md:col-start-1">{languageName(person.language, language)}</Cell>
          <Cell className="text-ink-2 max-md:col-start-1">{commaList(person.orders, language)}</Cell>
          <Cell atEnd className="max-md:col-start-2 max-md:row-start-1 max-md:text-end">
            <Badge tone="quiet">
              {t(`readers.${person.reader === 'buyer' && !person.has_account ? 'guest' : person.reader}`)}
            </Badge>
            {'state' in person && <State person={person} />}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function State({ person: { state, written_at: at } }: { person: RecallRecipient }) {
  const { t, language } = useTranslation('recalls')
  return (
    <>
      {' '}
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {at && (
        <time dateTime={at} className={sub}>
          {timestampText(at, new Date(), language)}
        </time>
      )}
    </>
  )
}

export function PacksTable({ packs }: { packs: readonly RecalledPacks[] }) {
  const { t, language } = useTranslation('recalls')
  return (
    <Table
      className="mt-2"
      head={
        <>
          <ColumnName>{t('orders')}</ColumnName>
          <ColumnName>{t('batch')}</ColumnName>
          <ColumnName>{t('sent-on')}</ColumnName>
          <ColumnName atEnd>{t('packs')}</ColumnName>
        </>
      }
    >
      {packs.map(({ order, client, batch, sent_at: at, packs: count }) => (
        <Row key={`${order.id} ${at} ${batch}`} className={narrow}>
          <Cell>
            <ShopLink to={`/admin/orders?order=${order.id}`} className="link font-semibold">
              {order.number}
            </ShopLink>
            <span className={sub}>{client}</span>
          </Cell>
          <Cell className="text-ink-2 max-md:col-start-1">{batch ?? t('no-batch')}</Cell>
          <Cell className="text-ink-2 max-md:col-start-1">{fullDate(at, language)}</Cell>
          <Cell atEnd className="font-semibold max-md:col-start-2 max-md:row-start-1 max-md:text-end">
            {formatNumber(count, language)}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
