import { useSearchParams } from 'react-router'
import { reactionPaths } from '#contract/reaction-paths.ts'
import type { ReactionPage } from '#contract/reactions.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { fullDate } from '../../platform/dates.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { pageParam } from '../../platform/url-params.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

export const handle = { frame: 'own' }

const address = '/admin/reactions'
const states = ['open', 'handled'] as const

/** Reports of adverse reactions; what happened is only in the report itself. */
export default function ReactionsRoute() {
  const { t } = useTranslation('reactions')
  return (
    <AdminShell title={t('admin.title')}>
      <AdminTitle>{t('admin.title')}</AdminTitle>
      <ReactionList />
    </AdminShell>
  )
}

function ReactionList() {
  const { t, language } = useTranslation('reactions')
  const [search] = useSearchParams()
  const pathOf = useLanguagePath()
  const state = search.get('state') === 'handled' ? 'handled' : 'open'
  const page = pageParam(search)
  const answer = useAccountData<ReactionPage>(`${reactionPaths.admin}?state=${state}&page=${page}`, {
    keepPreviousData: true,
  })
  return (
    <Loaded answer={answer}>
      {({ data, total_pages: pages, counts }) => (
        <>
          <FilterLinks
            label={t('admin.filters')}
            filters={states}
            current={state}
            addressOf={(each) => (each === 'open' ? address : `${address}?state=${each}`)}
            nameOf={(each) => t(`admin.${each}`)}
            counts={counts}
            className="my-3.5"
          />
          <ResultPage
            page={page}
            pages={pages}
            addressOf={(other) => pathOf(`${address}?state=${state}&page=${other}`)}
            isEmpty={data.length === 0}
            empty={<EmptyState plant="olive" title={t('admin.none')} />}
          >
            <Table
              head={
                <>
                  <ColumnName>{t('product')}</ColumnName>
                  <ColumnName>{t('admin.order')}</ColumnName>
                  <ColumnName atEnd>{t('admin.reported')}</ColumnName>
                </>
              }
            >
              {data.map(({ id, product, order, reported_at: at }) => (
                <Row
                  key={id}
                  className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1"
                >
                  <Cell>
                    <ShopLink to={`${address}/${id}`} className="link font-semibold">
                      {product}
                    </ShopLink>
                  </Cell>
                  <Cell className="text-ink-2 max-md:col-start-1">{order.number}</Cell>
                  <Cell
                    atEnd
                    className="whitespace-nowrap text-ink-2 max-md:col-start-2 max-md:row-start-1 max-md:text-end"
                  >
                    {fullDate(at, language)}
                  </Cell>
                </Row>
              ))}
            </Table>
          </ResultPage>
        </>
      )}
    </Loaded>
  )
}
