import type { OwnHealthList } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { healthFacts } from './health-facts.ts'

type OwnHealthProps = { clientId: number; className: string; titleClass: string }

/** For clients: what a practitioner has recorded about their health. Nothing if they have not. */
export function OwnHealth({ clientId, className, titleClass }: OwnHealthProps) {
  const words = useTranslation('health')
  useTranslation('products')
  const { t, language } = words
  const { data } = useAccountData<OwnHealthList>(practicePaths.ownHealth)
  const health = data?.data.find(({ client_id }) => client_id === clientId)
  if (!health) return null
  const name = personName(health.practitioner)
  const facts = healthFacts(words, health)
  return (
    <div className={className}>
      <h3 className={titleClass}>{t('title')}</h3>
      {facts.length > 0 ? (
        <FactList facts={facts} className="mt-1.5" />
      ) : (
        <p className="mt-1.5">{t('nothing-special')}</p>
      )}
      <p className="mt-2 max-w-[68ch] text-small text-ink-2">
        {t('own.text', { name })}
        <span className="block">
          {t('own.saved', { date: dateText(health.saved_at, new Date(), language) })}
        </span>
      </p>
    </div>
  )
}
