import { useMemo, useState } from 'react'
import type { ClientHealth } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import type { ShareList } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import type { HealthFacts } from '#domain/clients/health.ts'
import { checkForClient } from '#domain/protocols/client-check.ts'
import type { PlanLine } from '#domain/protocols/plan-check.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Choice } from '../../ui/toolbar.tsx'
import { PlanCheckView } from './plan-check-view.tsx'

type CheckForClientProps = {
  protocol: Pick<Protocol, 'protocol_id' | 'shared_with'>
  lines: readonly PlanLine[]
  /** Chosen at first. */
  clientId?: number | undefined
}

/** The plan check, for any adult or for a client with whom the protocol is shared. */
export function CheckForClient({ protocol, lines, clientId }: CheckForClientProps) {
  const { t } = useTranslation('health')
  const { user } = useSession()
  const [chosen, setChosen] = useState(clientId)
  const mayKnow = user !== undefined && practitionerTypes.includes(user.user_type_id)
  const { data: shares } = useAccountData<ShareList>(
    mayKnow && protocol.shared_with > 0 ? protocolPaths.shares(protocol.protocol_id) : null,
  )
  const clients = shares?.data.map(({ client }) => client) ?? []
  if (clients.length === 0) return <PlanCheckView lines={lines} />
  const client = clients.find(({ id }) => id === chosen)
  return (
    <>
      <div className="mb-3">
        <Choice
          label={t('check.for')}
          isLabelShown
          className="min-w-0 flex-1"
          value={String(client?.id ?? '')}
          options={[
            { value: '', label: t('check.anybody') },
            ...clients.map((one) => ({ value: String(one.id), label: personName(one) })),
          ]}
          onChange={(value) => setChosen(value === '' ? undefined : Number(value))}
        />
      </div>
      {client ? (
        <CheckWithHealth key={client.id} clientId={client.id} name={personName(client)} lines={lines} />
      ) : (
        <PlanCheckView lines={lines} />
      )}
    </>
  )
}

type CheckWithHealthProps = { clientId: number; name: string; lines: readonly PlanLine[] }

function CheckWithHealth({ clientId, name, lines }: CheckWithHealthProps) {
  const { t } = useTranslation('health')
  const answer = useAccountData<ClientHealth>(practicePaths.health(clientId))
  return (
    <Loaded answer={answer} waiting={<span className="skeleton h-40 w-full" />}>
      {(health) =>
        health.saved_at === null ? (
          <>
            <p className="mb-3 text-small text-ink-2">
              {t('check.nothing-known', { name })}{' '}
              <ShopLink to={`/account/practitioner/clients/${clientId}`} className="link">
                {t('check.record')}
              </ShopLink>
            </p>
            <PlanCheckView lines={lines} />
          </>
        ) : (
          <Checked health={health} lines={lines} />
        )
      }
    </Loaded>
  )
}

function Checked({ health, lines }: { health: ClientHealth; lines: readonly PlanLine[] }) {
  const check = useMemo(
    () => checkForClient(lines, factsOf(health), new Date().getFullYear()),
    [health, lines],
  )
  return <PlanCheckView lines={lines} forClient={check} />
}

function factsOf(health: ClientHealth): HealthFacts {
  return {
    yearOfBirth: health.year_of_birth,
    condition: health.condition,
    allergies: health.allergies,
    medicineClasses: health.medicine_classes,
    medicines: health.medicines,
  }
}
