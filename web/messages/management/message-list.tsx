import { useNavigate, useSearchParams } from 'react-router'
import { messagePaths } from '#contract/message-paths.ts'
import type { MessagePage, MessageRow } from '#contract/messages.ts'
import { timestampText } from '../../platform/dates.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { messagesPath, readMessagesView } from './messages-view.ts'

const states = ['open', 'closed'] as const

export function MessageList() {
  const { t, language } = useTranslation('messages')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const view = readMessagesView(search)
  const { state, query, page } = view
  const [typed, setTyped] = useDebouncedQuery(query, (wanted) => {
    void navigate(pathOf(messagesPath({ state, query: wanted, page: 1 })), { replace: true })
  })
  const answer = useAccountData<MessagePage>(
    `${messagePaths.admin}?${new URLSearchParams({ state, query, page: String(page) })}`,
    { keepPreviousData: true },
  )
  const count = answer.data?.total_results
  return (
    <>
      <Toolbar className="mt-4">
        <SearchBox
          label={t('admin.search')}
          maxLength={200}
          value={typed}
          className="w-full max-w-120"
          onChange={setTyped}
        />
      </Toolbar>
      <p role="status" className="visually-hidden">
        {count !== undefined && t('admin.found', { count, formatted: formatNumber(count, language) })}
      </p>
      <Loaded answer={answer}>
        {({ data, total_pages: pages, counts }) => (
          <>
            <FilterLinks
              label={t('admin.filters')}
              filters={states}
              current={state}
              addressOf={(each) => messagesPath({ state: each, query, page: 1 })}
              nameOf={(each) => t(`admin.${each}`)}
              counts={counts}
              className="my-3.5"
            />
            <ResultPage
              page={page}
              pages={pages}
              addressOf={(other) => pathOf(messagesPath({ ...view, page: other }))}
              isEmpty={data.length === 0}
              empty={<EmptyState plant="olive" title={t('admin.none')} />}
            >
              <MessageTable messages={data} />
            </ResultPage>
          </>
        )}
      </Loaded>
    </>
  )
}

function MessageTable({ messages }: { messages: readonly MessageRow[] }) {
  const { t, language } = useTranslation('messages')
  const now = new Date()
  return (
    <Table
      head={
        <>
          <ColumnName>{t('admin.from')}</ColumnName>
          <ColumnName>{t('admin.topic')}</ColumnName>
          <ColumnName>{t('admin.order')}</ColumnName>
          <ColumnName atEnd>{t('admin.received')}</ColumnName>
        </>
      }
    >
      {messages.map(({ id, name, email, topic, order_number: number, received_at: at }) => (
        <Row key={id} className="max-md:grid max-md:grid-cols-1 max-md:gap-y-1">
          <Cell>
            <ShopLink to={`/admin/messages/${id}`} className="link font-semibold wrap-anywhere">
              {name || email}
            </ShopLink>
            <span className="block text-small text-ink-3 wrap-anywhere">{email}</span>
          </Cell>
          <Cell>{t(`topics.${topic}`)}</Cell>
          <Cell className="text-ink-2 wrap-anywhere">{number}</Cell>
          <Cell atEnd className="text-ink-2 max-md:text-start">
            {timestampText(at, now, language)}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
