import type { OwnReaction } from '#contract/reactions.ts'
import { formatDate } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type Report = Pick<OwnReaction, 'description' | 'severity' | 'outcome' | 'began_on' | 'others'>

/** What the client reported. */
export function ReportFacts({ report }: { report: Report }) {
  const { t, language } = useTranslation('reactions')
  const { description, severity, outcome, began_on: began, others } = report
  return (
    <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[max-content_minmax(0,1fr)] [&>dt]:text-ink-3">
      <dt>{t('description')}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{description}</dd>
      <dt>{t('severity')}</dt>
      <dd>{t(`severities.${severity}`)}</dd>
      <dt>{t('outcome')}</dt>
      <dd>{t(`outcomes.${outcome}`)}</dd>
      {began && (
        <>
          <dt>{t('began')}</dt>
          <dd>{formatDate(began, language)}</dd>
        </>
      )}
      {others && (
        <>
          <dt>{t('others')}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{others}</dd>
        </>
      )}
    </dl>
  )
}
