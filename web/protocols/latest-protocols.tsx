import type { ListedProtocol } from '#contract/protocols.ts'
import { recentDay } from '../platform/dates.ts'
import { formatMoney } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Loaded } from '../platform/session/loaded.tsx'
import { Card } from '../ui/card.tsx'
import { ThumbRow } from './list/thumb-row.tsx'
import styles from './pages.css?url'
import { useProtocols } from './protocol-data.ts'

const shown = 4
const path = '/account/practitioner/protocols'

/** On the home page: what one worked on last. */
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
      <link rel="stylesheet" href={styles} precedence="default" />
      <Loaded answer={answer} waiting={<WaitingRows />}>
        {({ data }) =>
          data.length > 0 ? <Rows protocols={data} /> : <p className="mt-3 text-ink-2">{t('home.none')}</p>
        }
      </Loaded>
    </Card>
  )
}

function Rows({ protocols }: { protocols: readonly ListedProtocol[] }) {
  const { t } = useTranslation('protocols')
  return (
    <table className="latest-rows">
      <thead>
        <tr>
          <th scope="col">{t('home.name')}</th>
          <th scope="col" className="latest-products">
            {t('lines.title')}
          </th>
          <th scope="col">{t('home.edited')}</th>
          <th scope="col">{t('home.shared')}</th>
          <th scope="col">{t('home.total')}</th>
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
    <tr>
      <th scope="row">
        <ShopLink to={`${path}/${protocol_id}`} className="latest-name">
          {name}
        </ShopLink>
      </th>
      <td className="latest-products">
        <ThumbRow products={products} width={34} height={38} />
      </td>
      <td>{recentDay(updated_at, new Date(), language, 6)}</td>
      <td>{shared_with > 0 ? t('home.clients', { count: shared_with }) : t('home.nobody')}</td>
      <td>{formatMoney(total_price, currency)}</td>
    </tr>
  )
}

/** In the size of the card with its rows. */
export function WaitingLatest() {
  return (
    <section className="card-sheet latest">
      <span className="skeleton h-[27px] w-40" />
      <WaitingRows />
    </section>
  )
}

function WaitingRows() {
  return (
    <div className="latest-waiting">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="skeleton h-5 w-full" />
      ))}
    </div>
  )
}
