import { useState } from 'react'
import type { MovementPage, StockMovement } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { timestampText } from '../../platform/dates.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { signedNumber } from '../../platform/number-texts.ts'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

/** Every change of the stock, latest first. */
export function HistoryCard({ variantId }: { variantId: number }) {
  const { t } = useTranslation('stock')
  const [page, setPage] = useState(1)
  const answer = useAccountData<MovementPage>(`${stockPaths.movements(variantId)}?page=${page}`, {
    keepPreviousData: true,
  })
  return (
    <Card
      title={t('history.title')}
      className="mt-5"
      end={
        <FileButton path={stockPaths.csv(variantId)} saveAs="stock.csv" icon="download">
          {t('history.csv')}
        </FileButton>
      }
    >
      <Loaded answer={answer}>
        {({ data, total_pages: pages }) =>
          data.length === 0 ? (
            <p className="mt-2 text-ink-2">{t('history.none')}</p>
          ) : (
            <>
              <Movements movements={data} />
              <ButtonResultPager label={t('history.title')} page={page} pages={pages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Movements({ movements }: { movements: readonly StockMovement[] }) {
  const { t } = useTranslation('stock')
  return (
    <Table
      className="mt-2"
      head={
        <>
          <ColumnName>{t('history.at')}</ColumnName>
          <ColumnName>{t('reason')}</ColumnName>
          <ColumnName atEnd>{t('history.change')}</ColumnName>
          <ColumnName atEnd>{t('history.after')}</ColumnName>
        </>
      }
    >
      {movements.map((movement) => (
        <Movement key={movement.id} movement={movement} />
      ))}
    </Table>
  )
}

function Movement({ movement }: { movement: StockMovement }) {
  const { t, language } = useTranslation('stock')
  const { at, reason, order, batch, by, note, change, stock_after: after } = movement
  return (
    <Row className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <Cell className="text-ink-2">
        <time dateTime={at}>{timestampText(at, new Date(), language)}</time>
        {by && <span className="block text-small text-ink-3">{by}</span>}
      </Cell>
      <Cell className="max-md:col-start-1">
        {t(`reasons.${reason}`)}{' '}
        {order && (
          <ShopLink to={`/admin/orders?order=${order.id}`} className="link">
            {order.number}
          </ShopLink>
        )}
        {batch && <span className="text-ink-2">{` ${t('batch')} ${batch}`}</span>}
        {note && <span className="block text-small text-ink-2 wrap-anywhere">{note}</span>}
      </Cell>
      <Cell
        atEnd
        className="font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1 max-md:text-end"
      >
        {signedNumber(change, language)}
      </Cell>
      <Cell atEnd className="text-ink-2 max-md:col-start-2 max-md:row-start-2 max-md:text-end">
        {formatNumber(after, language)}
      </Cell>
    </Row>
  )
}
