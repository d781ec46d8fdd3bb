import { useRef } from 'react'
import { claimPaths } from '#contract/claim-paths.ts'
import type { PublishedClaimPage } from '#contract/claims.ts'
import { timestampText } from '../../platform/dates.ts'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { EmptyPage, ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { type ClaimsView, claimKinds, claimsPath } from './claims-view.ts'
import { Decisions } from './decisions.tsx'
import { RefusedText } from './refused-text.tsx'

/** Published texts that are refused today. They stay online. */
export function PublishedList({ view }: { view: ClaimsView }) {
  const { kind, page } = view
  const answer = useAccountData<PublishedClaimPage>(`${claimPaths.published}?kind=${kind}&page=${page}`, {
    keepPreviousData: true,
  })
  return (
    <>
      <Kinds chosen={kind} />
      <Loaded answer={answer}>
        {(published) => (
          <>
            <Checked published={published} />
            {published.checked_at !== null && <Texts published={published} view={view} />}
          </>
        )}
      </Loaded>
    </>
  )
}

function Kinds({ chosen }: { chosen: ClaimsView['kind'] }) {
  const { t } = useTranslation('claim-reviews')
  return (
    <FilterLinks
      label={t('kinds.label')}
      filters={claimKinds}
      current={chosen}
      addressOf={(kind) => claimsPath({ list: 'published', kind })}
      nameOf={(kind) => t(`kinds.${kind}`)}
      counts={{}}
      className="mt-3"
    />
  )
}

function Checked({ published }: { published: PublishedClaimPage }) {
  const { t, language } = useTranslation('claim-reviews')
  const { checked_at: checkedAt, total_results: total } = published
  return (
    <p className="mt-3 text-small text-ink-2">
      {checkedAt === null
        ? t('not-checked')
        : t('checked', { time: timestampText(checkedAt, new Date(), language) })}{' '}
      {total > 0 && t('total', { total: formatNumber(total, language) })}
    </p>
  )
}

function Texts({ published, view: { kind, page } }: { published: PublishedClaimPage; view: ClaimsView }) {
  const { t, language } = useTranslation('claim-reviews')
  const pathOf = useLanguagePath()
  const { data: texts, total_pages: pages } = published
  const empty = useRef<HTMLHeadingElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(empty)
  const addressOf = (to: number) => pathOf(claimsPath({ list: 'published', kind, page: to }))
  if (texts.length === 0)
    return (
      <EmptyPage ref={empty} pages={pages} addressOf={addressOf}>
        <EmptyState ref={empty} plant="olive" title={t('none.published')} />
      </EmptyPage>
    )
  return (
    <>
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-4 grid max-w-250 gap-4">
        {texts.map((text) => (
          <li key={text.id}>
            <RefusedText
              refused={text}
              at={t('found', { time: timestampText(text.found_at, new Date(), language) })}
            >
              <Decisions allow={claimPaths.allowPublished(text.id)} name={text.subject.name} />
            </RefusedText>
          </li>
        ))}
      </ul>
      <ResultPager page={page} pages={pages} addressOf={addressOf} />
    </>
  )
}
