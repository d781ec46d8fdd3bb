import { useDeferredValue, useMemo } from 'react'
import { adviceKey, insteadOf, reasonKey, titleKey } from '#domain/claims/claim-texts.ts'
import { type Finding, isRefused } from '#domain/claims/finding.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTranslation } from '../i18n/translation-context.tsx'
import { ClaimReview, ReviewedNote } from './claim-review.tsx'
import { useClaimsSubject } from './claims-context.ts'
import { useClaimCheck } from './use-claim-check.ts'
import { useClaimReviews } from './use-claim-reviews.ts'

type ClaimNotesProps = {
  /** Names the text within its subject. */
  field: string
  text: string
  onChange(text: string): void
}

/** Which words of a text food law refuses in public, why, and what may be written instead. */
export function ClaimNotes({ field, text, onChange }: ClaimNotesProps) {
  const subject = useClaimsSubject()
  const { kind, language } = subject
  const check = useClaimCheck(language)
  const checked = useDeferredValue(text)
  const findings = useMemo(() => check?.claimsIn(checked, kind, check.rules) ?? [], [check, checked, kind])
  const reviews = useClaimReviews(subject)
  const review = reviews.reviewOf(checked)
  const isBarred = isRefused(findings)
  if (isBarred && !reviews.isKnown) return null
  const isAllowed = isBarred && review?.state === 'allowed'
  return (
    <>
      <div role="status" className="grid gap-2 empty:hidden">
        {isAllowed && <ReviewedNote review={review} />}
        {!isAllowed &&
          findings.map((finding) => (
            <Note
              key={`${finding.start} ${finding.words}`}
              finding={finding}
              onUse={(wording) =>
                onChange(`${checked.slice(0, finding.start)}${wording}${checked.slice(finding.end)}`)
              }
            />
          ))}
      </div>
      {isBarred && !isAllowed && subject.reviews && (
        <ClaimReview field={field} text={checked} review={review} />
      )}
    </>
  )
}

function Note({ finding, onUse }: { finding: Finding; onUse(wording: string): void }) {
  const { t, language } = useTranslation('claims')
  const textLanguage = useClaimsSubject().language
  const { words, authorised, verified } = finding
  const isBarred = isRefused([finding])
  const instead = insteadOf(finding)
  // The wording must be in the language of the text.
  const wording =
    instead && textLanguage === language ? t(instead.key, { object: instead.object }) : undefined
  return (
    <div
      className={`mt-1 rounded-card px-3.5 py-3 text-small ${isBarred ? 'bg-madder-soft' : 'bg-amber-soft'}`}
    >
      <p className={`flex items-start gap-2 font-semibold ${isBarred ? 'text-madder' : 'text-amber'}`}>
        <Icon name="warning" size={17} />
        {t(titleKey(finding), { words })}
      </p>
      <p className="mt-1">
        {t(reasonKey(finding))} {wording ? t('offer', { wording }) : t(adviceKey(finding))}
      </p>
      {!verified && <p className="mt-1 text-ink-2">{t('unverified')}</p>}
      {wording && (
        <button type="button" className="btn btn-plain btn-dense mt-2" onClick={() => onUse(wording)}>
          {t('use')}
        </button>
      )}
      {authorised.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer font-semibold">{t('authorised')}</summary>
          <ul className="mt-1 grid gap-2">
            {authorised.map((claim) => (
              <li key={claim.text}>
                <span lang="en">{claim.text}</span>
                <br />
                <span className="text-ink-2">{t('condition', { condition: claim.condition })}</span>
              </li>
            ))}
          </ul>
          {language !== 'en' && <p className="mt-1 text-ink-2">{t('english')}</p>}
        </details>
      )}
    </div>
  )
}
