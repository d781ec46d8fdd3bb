import type { PractitionerChoice } from '#contract/client-orders.ts'
import type { OwnRecord } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'

type ChooseButtonProps = { record: OwnRecord; onChosen(): void }

/** Makes this practitioner the one whose discount applies. */
export function ChooseButton({ record, onChosen }: ChooseButtonProps) {
  const { t } = useTranslation('cart')
  const { isBusy, problem, run } = useAction()
  const name = personName(record.practitioner)

  async function choose() {
    const body: PractitionerChoice = { client_id: record.client_id }
    await run(async () => {
      await callAccount(ownPractitionerPath, { method: 'PUT', body })
      toast('success', t('protocol.chosen', { name }))
      onChosen()
      await Promise.all([ownPractitionerPath, consentPaths.records].map(refreshAccountData))
    })
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={isBusy || undefined}
        onClick={() => void choose()}
      >
        {t('protocol.choose', { name })}
      </button>
      <ActionProblem className="order-last">{problem}</ActionProblem>
    </>
  )
}
