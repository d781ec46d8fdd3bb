import { useState } from 'react'
import type { ClientHealth } from '#contract/client-health.ts'
import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CheckList } from './check-list.tsx'
import { HealthDialog } from './health-dialog.tsx'
import { healthFacts } from './health-facts.ts'

/** What plan checks need to know of a client. */
export function HealthCard({ client }: { client: ClientRecord }) {
  const { t } = useTranslation('health')
  useTranslation('products')
  const answer = useAccountData<ClientHealth>(practicePaths.health(client.id))
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={t('title')}
      end={
        answer.data && (
          <button type="button" className="btn btn-plain btn-dense" onClick={() => setEditing(true)}>
            <Icon name="edit" size={16} />
            {t(answer.data.saved_at ? 'edit' : 'add')}
          </button>
        )
      }
    >
      <Loaded answer={answer} waiting={<span className="skeleton mt-3 h-24 w-full" />}>
        {(health) => (
          <>
            <Recorded health={health} />
            {health.checks.length > 0 && <CheckList clientId={client.id} checks={health.checks} />}
            {isEditing && (
              <HealthDialog clientId={client.id} health={health} onClose={() => setEditing(false)} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Recorded({ health }: { health: ClientHealth }) {
  const words = useTranslation('health')
  const { t, language } = words
  if (!health.saved_at) return <p className="mt-1.5 text-ink-2">{t('none')}</p>
  const facts = healthFacts(words, health)
  return (
    <>
      {facts.length > 0 ? (
        <FactList facts={facts} className="mt-2" />
      ) : (
        <p className="mt-1.5 text-ink-2">{t('nothing-special')}</p>
      )}
      <p className="mt-2 flex items-center gap-2 text-small text-ink-2">
        <Icon name="eye" size={15} />
        {t('seen-by-client', { date: dateText(health.saved_at, new Date(), language) })}
      </p>
    </>
  )
}
