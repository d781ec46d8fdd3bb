import type { ListedProtocol } from '#contract/protocols.ts'
import { recentDay } from '../platform/dates.ts'
import { formatMoney } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { useProtocols } from '../platform/protocol-data.ts'
import { Loaded } from '../platform/session/loaded.tsx'
import { Card, cardSheet } from '../ui/card.tsx'
import { Utilities } from '../ui/utilities/utilities.tsx'
import { ThumbRow } from './list/thumb-row.tsx'

const shown = 4
const path = '/account/practitioner/protocols'

/** On the home page: the protocols edited last. */
export function LatestProtocols() {
  const { t } = useTranslation('protocols')
  const answer = useProtocols({ page: 1, limit: shown })
  return (
    <Card
      title={t('home.title')}
      end={
        <ShopLink to={path} className="link text-small">
          {t('home.all')}
        </ShopLink>
      }
    >
      <Utilities of="all" />
      <Loaded answer={answer} waiting={<WaitingRows />}>
        {({ data }) =>
          data.length > 0 ? <Rows protocols={data} /> : <p className="mt-3 text-ink-2">{t('home.none')}</p>
        }
      </Loaded>
    </Card>
  )
}

const columns = ['home.name', 'lines.title', 'home.edited', 'home.shared', 'home.total'] as const

const cell = 'md:border-b md:border-line md:px-3 md:py-2 md:group-last/row:border-b-0'
const detailCell = `${cell} first-letter:uppercase max-md:text-[13px] max-md:text-ink-3`

function Rows({ protocols }: { protocols: readonly ListedProtocol[] }) {
  const { t } = useTranslation('protocols')
  return (
    <table className="mt-4 w-full border-collapse text-label">
      <thead className="max-md:hidden">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-line-2 px-3 pb-2.5 text-start text-small font-semibold text-ink-3 first:pl-0 last:pr-0 last:text-end"
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {protocols.map((protocol) => (
          <Row key={protocol.protocol_id} protocol={protocol} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ protocol }: { protocol: ListedProtocol }) {
  const { t, language } = useTranslation('protocols')
  const { protocol_id, name, products, updated_at, shared_with, total_price, currency } = protocol
  return (
    <tr className="group/row md:h-13.75 max-md:grid max-md:min-h-13.75 max-md:py-1.5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:content-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-b max-md:border-line">
      <th scope="row" className={`${cell} text-start font-normal md:pl-0`}>
        <ShopLink
          to={`${path}/${protocol_id}`}
          className="font-semibold wrap-anywhere hover:underline hover:underline-offset-3"
        >
          {name}
        </ShopLink>
      </th>
      <td className={`${cell} text-start first-letter:uppercase max-md:hidden`}>
        <ThumbRow products={products} width={34} height={38} />
      </td>
      <td className={`${detailCell} text-start`}>{recentDay(updated_at, new Date(), language, 6)}</td>
      <td className={`${detailCell} text-end md:text-start`}>
        {shared_with > 0 ? t('home.clients', { count: shared_with }) : t('home.nobody')}
      </td>
      <td className={`${cell} text-end font-bold max-md:[grid-area:1/2] md:pr-0`}>
        {formatMoney(total_price, currency)}
      </td>
    </tr>
  )
}

/** In the size of the card with its rows. */
export function WaitingLatest() {
  return (
    <section className={cardSheet}>
      <span className="skeleton h-[27px] w-40" />
      <WaitingRows />
    </section>
  )
}

function WaitingRows() {
  return (
    <div className="grid h-66.25 items-center max-md:h-73">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="skeleton h-5 w-full" />
      ))}
    </div>
  )
}
