import type { PlanNutrient } from '#domain/protocols/plan-check.ts'
import { formatDate } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Where the numbers are from. The sources are named as they are called, in English. */
export function CheckFoot({ nutrients }: { nutrients: readonly PlanNutrient[] }) {
  const { t, language } = useTranslation('plan')
  const limited = nutrients.filter(({ limit }) => limit !== null)
  return (
    <div className="check-foot">
      <p>{t('check.foot')}</p>
      {limited.length > 0 && (
        <details>
          <summary>{t('check.sources')}</summary>
          <ul>
            {limited.map(({ key, name, limit }) => (
              <li key={key}>
                {name}: <span lang="en">{limit?.source}</span>,{' '}
                {t('check.read-on', { date: formatDate(limit?.asOf ?? '', language) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
