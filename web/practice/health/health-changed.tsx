import type { ClientHealth } from '#contract/client-health.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { healthFacts } from './health-facts.ts'

/** Nothing is overwritten: the practitioner compares what was saved elsewhere with what they entered. */
export function HealthChanged({ newer }: { newer: ClientHealth }) {
  const words = useTranslation('health')
  const { t } = words
  const facts = healthFacts(words, newer)
  return (
    <>
      <p className="font-semibold">{t('changed.title')}</p>
      {facts.length > 0 ? (
        <dl className="mt-1">
          {facts.map(({ name, value }) => (
            <div key={name} className="mt-1">
              <dt className="text-small">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-1">{t(newer.saved_at ? 'nothing-special' : 'changed.deleted')}</p>
      )}
      <p className="mt-2">{t('changed.check')}</p>
    </>
  )
}
