import { useRef } from 'react'
import { claimPaths } from '#contract/claim-paths.ts'
import type { AdminClaimReview, ClaimReviewPage } from '#contract/claims.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { EmptyPage, ResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { claimsPath } from './claims-view.ts'
import { Decisions } from './decisions.tsx'
import { RefusedText } from './refused-text.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type ReviewListProps = { state: 'waiting' | 'decided'; page: number }

/** What practitioners asked for, or what was decided. */
export function ReviewList({ state, page }: ReviewListProps) {
  const answer = useAccountData<ClaimReviewPage>(`${claimPaths.reviews}?state=${state}&page=${page}`, {
    keepPreviousData: true,
  })
  return <Loaded answer={answer}>{(found) => <Reviews found={found} state={state} page={page} />}</Loaded>
}

function Reviews({ found, state, page }: ReviewListProps & { found: ClaimReviewPage }) {
  const { t } = useTranslation('claim-reviews')
  const pathOf = useLanguagePath()
  const { data: reviews, total_pages: pages } = found
  const empty = useRef<HTMLHeadingElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(empty)
  const addressOf = (to: number) => pathOf(claimsPath({ list: state, page: to }))
  if (reviews.length === 0)
    return (
      <EmptyPage ref={empty} pages={pages} addressOf={addressOf}>
        <EmptyState ref={empty} plant="olive" title={t(`none.${state}`)} />
      </EmptyPage>
    )
  return (
    <>
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-4 grid max-w-250 gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      <ResultPager page={page} pages={pages} addressOf={addressOf} />
    </>
  )
}

function Review({ review }: { review: AdminClaimReview }) {
  const { t, language } = useTranslation('claim-reviews')
  const { id, note, state, asked_at: askedAt } = review
  const asked = askedAt && t('asked', { time: timestampText(askedAt, new Date(), language) })
  return (
    <RefusedText refused={review} at={asked} end={<ReviewBadge state={state} />}>
      {note !== '' && (
        <p className="mt-3 text-small">
          <b className="font-semibold">{t('note')}</b>
          <span className="block whitespace-pre-line text-ink-2">{note}</span>
        </p>
      )}
      {state === 'waiting' ? (
        <Decisions allow={claimPaths.allow(id)} decline={claimPaths.decline(id)} name={review.subject.name} />
      ) : (
        <Decision review={review} />
      )}
    </RefusedText>
  )
}

const tones: Partial<Record<AdminClaimReview['state'], BadgeTone>> = {
  allowed: 'good',
  declined: 'refused',
  withdrawn: 'quiet',
}

function ReviewBadge({ state }: Pick<AdminClaimReview, 'state'>) {
  const { t } = useTranslation('claim-reviews')
  const tone = tones[state]
  return tone && state !== 'waiting' ? <Badge tone={tone}>{t(`states.${state}`)}</Badge> : null
}

/** Who decided what, why and when. */
function Decision({ review }: { review: AdminClaimReview }) {
  const { t, language } = useTranslation('claim-reviews')
  const { id, state, reason, decided_at, decided_by, withdrawn_at, withdrawn_by } = review
  /** An admin whose account was erased has no name. */
  function outcome(what: 'decided' | 'withdrawn', timestamp: string, name: string | null): string {
    const time = timestampText(timestamp, new Date(), language)
    return name === null ? t(`${what}-unnamed`, { time }) : t(what, { name, time })
  }
  // The button that withdraws it is gone afterwards.
  const box = useFocusIfLost<HTMLDivElement>(outcomeOf)
  return (
    <div ref={box}>
      {reason !== null && (
        <p className="mt-3 text-small">
          <b className="font-semibold">{t('reason')}</b>
          <span className="block whitespace-pre-line text-ink-2">{reason}</span>
        </p>
      )}
      <p tabIndex={-1} className="mt-2 text-small text-ink-3 focus:shadow-none focus:outline-none">
        {decided_at && outcome('decided', decided_at, decided_by)}
        {withdrawn_at && <span className="block">{outcome('withdrawn', withdrawn_at, withdrawn_by)}</span>}
      </p>
      {state === 'allowed' && <WithdrawButton id={id} />}
    </div>
  )
}

const outcomeOf = (box: HTMLElement) => box.querySelector<HTMLElement>('p[tabindex]')
