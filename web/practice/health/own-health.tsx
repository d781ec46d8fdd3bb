import type { OwnHealthList } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useSession } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { healthFacts } from './health-facts.ts'

/** For clients: what their practitioners have recorded about their health. Nothing if nobody has. */
export function OwnHealth() {
  const words = useTranslation('health')
  useTranslation('products')
  const { t, language } = words
  const { user } = useSession()
  const isClient = user?.user_type_id === userTypes.client
  const { data } = useAccountData<OwnHealthList>(isClient ? practicePaths.ownHealth : null)
  return data?.data.map((health) => {
    const name = personName(health.practitioner)
    const facts = healthFacts(words, health)
    return (
      <Card key={health.client_id} title={t('own.title', { name })}>
        <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('own.text', { name })}</p>
        {facts.length > 0 ? (
          <FactList facts={facts} className="mt-3" />
        ) : (
          <p className="mt-3">{t('nothing-special')}</p>
        )}
        <p className="mt-2 text-small text-ink-2">
          {t('own.saved', { date: dateText(health.saved_at, new Date(), language) })}
        </p>
      </Card>
    )
  })
}
