import { useSearchParams } from 'react-router'
import { claimPaths } from '#contract/claim-paths.ts'
import type { ClaimReviewPage } from '#contract/claims.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
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
  const { t, language } = useTranslation('claim-reviews')
  const { data } = useAccountData<ClaimReviewPage>(`${claimPaths.reviews}?state=waiting&limit=1`)
  const waiting = data?.waiting ?? 0
  return (
    <nav aria-label={t('lists.label')} className="mt-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {claimLists.map((list) => (
          <li key={list}>
            <ShopLink
              to={claimsPath({ list })}
              className="link inline-flex min-h-6 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
              aria-current={list === chosen ? 'page' : undefined}
            >
              {t(`lists.${list}`)}
              {list === 'waiting' && waiting > 0 && ` (${formatNumber(waiting, language)})`}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
