import { useRef, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { ReasonForm, type Verdict } from '../../platform/claims/reason-form.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type DecisionsProps = {
  allow: ApiPath
  /** Absent if nobody asked. */
  decline?: ApiPath
  /** Whose text it is. */
  name: string
}

/** Allowing or declining a text, each with a reason. */
export function Decisions({ allow, decline, name }: DecisionsProps) {
  const { t } = useTranslation('claim-reviews')
  const [verdict, setVerdict] = useState<Verdict>()
  const first = useRef<HTMLButtonElement>(null)
  const path = verdict === 'decline' ? decline : allow
  if (verdict && path)
    return (
      <ReasonForm
        verdict={verdict}
        path={path}
        hint={t(decline ? 'reason-emailed' : 'reason-kept')}
        onCancel={() => {
          setVerdict(undefined)
          requestAnimationFrame(() => first.current?.focus())
        }}
      />
    )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <button
        ref={first}
        type="button"
        className="btn btn-plain btn-dense"
        aria-label={t('allow-of', { name })}
        onClick={() => setVerdict('allow')}
      >
        {t('allow')}
      </button>
      {decline && (
        <button
          type="button"
          className="btn btn-danger btn-dense"
          aria-label={t('decline-of', { name })}
          onClick={() => setVerdict('decline')}
        >
          {t('decline')}
        </button>
      )}
    </div>
  )
}
