import { consentPaths } from '#contract/consent-paths.ts'
import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'

const tones = {
  unstated: 'refused',
  attested: 'waiting',
  confirmed: 'good',
  withdrawn: 'refused',
} as const satisfies Record<ClientRecord['consent']['state'], BadgeTone>

/** On which ground a practitioner keeps a client's record. */
export function ConsentCard({ client }: { client: ClientRecord }) {
  const { t, language } = useTranslation('consent')
  const { state, attested_at: attested, answered_at: answered } = client.consent
  const at = state === 'attested' ? attested : answered
  // The button is gone once it is stated.
  const box = useFocusIfLost<HTMLDivElement>(outcomeOf)
  const said = { name: personName(client), date: at ? fullDate(at, language) : '' }
  return (
    <Card title={t('record.title')} end={<Badge tone={tones[state]}>{t(`record.state.${state}`)}</Badge>}>
      <div ref={box}>
        <p tabIndex={-1} className="mt-2 text-small text-ink-2 focus:shadow-none focus:outline-none">
          {t(`record.text.${state}`, said)}
        </p>
        {state === 'unstated' && <StateButton client={client} />}
      </div>
    </Card>
  )
}

const outcomeOf = (box: HTMLElement) => box.querySelector<HTMLElement>('p[tabindex]')

function StateButton({ client }: { client: ClientRecord }) {
  const { t } = useTranslation('consent')
  const { isBusy, problem, run } = useAction()

  const state = () =>
    run(async () => {
      const body = { client_ids: [client.id] }
      await callAccount(consentPaths.attestations, { method: 'POST', body })
      toast('success', t('attest.done'))
      await Promise.all([practicePaths.clients, consentPaths.attestations].map(refreshAccountData))
    })

  return (
    <>
      <button
        type="button"
        className="btn btn-plain mt-3"
        aria-disabled={isBusy || undefined}
        onClick={() => void state()}
      >
        {t('record.state-it')}
      </button>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
    </>
  )
}
