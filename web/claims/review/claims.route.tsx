import { useSearchParams } from 'react-router'
import { claimPaths } from '#contract/claim-paths.ts'
import type { ClaimReviewPage } from '#contract/claims.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { type ClaimList, claimLists, claimsPath, readClaimsView } from './claims-view.ts'
import { PublishedList } from './published-list.tsx'
import { ReviewList } from './review-list.tsx'

export const handle = { frame: 'own' }

/** Texts that the claims check refuses: asked for, published, and decided. */
export default function ClaimsRoute() {
  const { t } = useTranslation('claim-reviews')
  return (
    <AdminShell title={t('title')}>
      <AdminTitle>{t('title')}</AdminTitle>
      <p className="mt-1 max-w-[72ch] text-small text-ink-2">{t('lead')}</p>
      <Lists />
    </AdminShell>
  )
}

function Lists() {
  const [search] = useSearchParams()
  const view = readClaimsView(search)
  const { list, page } = view
  return (
    <>
      <Tabs chosen={list} />
      {list === 'published' ? (
        <PublishedList view={view} />
      ) : (
        <ReviewList key={list} state={list} page={page} />
      )}
    </>
  )
}

function Tabs({ chosen }: { chosen: ClaimList }) {
  const { t } = useTranslation('claim-reviews')
  const { data } = useAccountData<ClaimReviewPage>(`${claimPaths.reviews}?state=waiting&limit=1`)
  return (
    <FilterLinks
      label={t('lists.label')}
      filters={claimLists}
      current={chosen}
      addressOf={(list) => claimsPath({ list })}
      nameOf={(list) => t(`lists.${list}`)}
      counts={{ waiting: data?.waiting }}
      className="mt-4"
    />
  )
}
