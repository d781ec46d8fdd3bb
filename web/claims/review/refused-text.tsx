import type { ReactNode } from 'react'
import type { AdminClaimReview } from '#contract/claims.ts'
import { markedSentences } from '#domain/claims/marked-sentences.ts'
import { languageName } from '#domain/language-name.ts'
import { languageTag } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'

type Refused = Pick<AdminClaimReview, 'subject' | 'practitioner' | 'findings' | 'language' | 'text'>
type RefusedTextProps = {
  refused: Refused
  /** When it was asked for or found. */
  at: string | null
  /** Opposite the name. */
  end?: ReactNode
  children: ReactNode
}

/** A text, what it belongs to, which of its words are refused, and why. */
export function RefusedText({ refused, at, end, children }: RefusedTextProps) {
  const { t, language } = useTranslation('claim-reviews')
  const { subject, practitioner } = refused
  return (
    <article className={cardSheet}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-h3 font-medium wrap-anywhere">
            <Subject {...refused} />
          </h2>
          <p className="text-small text-ink-2">
            {t(`kinds.${subject.kind}`)}
            {practitioner && (
              <>
                {' · '}
                <ShopLink to={`/admin/users/${practitioner.id}`} className="link">
                  {practitioner.name}
                </ShopLink>
              </>
            )}
            {' · '}
            {languageName(refused.language, language)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 text-small text-ink-3">
          {at}
          {end}
        </div>
      </div>
      <Sentences refused={refused} />
      {children}
    </article>
  )
}

/** Its page, or who it belongs to while there is none. */
function Subject({ subject, practitioner }: Refused) {
  const { t } = useTranslation('claim-reviews')
  const name = subject.name || t('gone')
  const path = subject.path ?? (practitioner && `/admin/users/${practitioner.id}`)
  if (!path) return name
  return (
    <ShopLink to={path} className="link">
      {name}
    </ShopLink>
  )
}

function Sentences({ refused: { text, language, findings } }: { refused: Refused }) {
  const { t } = useTranslation('claim-reviews')
  const { t: claims } = useTranslation('claims')
  const sentences = markedSentences(text, language, findings)
  const isWhole = sentences.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join(' ') === text
  const reasons = [...new Map(findings.map((finding) => [finding.reason, finding])).values()]
  return (
    <>
      <div
        lang={languageTag(language)}
        className="mt-3 grid gap-1.5 border-l-3 border-line-2 pl-3.5 wrap-anywhere"
      >
        {sentences.map(({ start, pieces }) => (
          <p key={start}>
            <MarkedText pieces={pieces} />
          </p>
        ))}
        {sentences.length === 0 && <p className="whitespace-pre-line">{text}</p>}
      </div>
      {sentences.length > 0 && !isWhole && (
        <details className="mt-2 text-small">
          <summary className="cursor-pointer font-semibold">{t('whole')}</summary>
          <p lang={languageTag(language)} className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">
            {text}
          </p>
        </details>
      )}
      {reasons.length === 0 && <p className="mt-3 text-small text-ink-2">{t('not-refused')}</p>}
      <ul className="mt-3 grid gap-1.5 text-small">
        {reasons.map(({ reason, is_refused, source }) => (
          <li key={reason} className="flex items-start gap-2">
            <span className={`mt-0.5 flex-none ${is_refused ? 'text-madder' : 'text-amber'}`}>
              <Icon name="warning" size={16} />
            </span>
            <span>
              <b className="font-semibold">{t(is_refused ? 'is-refused' : 'is-doubtful')}</b>{' '}
              {claims(`reasons.${reason}`)}{' '}
              <span lang="en" className="text-ink-3">
                {source}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
