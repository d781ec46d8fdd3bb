import { useState } from 'react'
import type { PractitionerChoice } from '#contract/client-orders.ts'
import type { OwnRecord } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'

type ChooseButtonProps = { record: OwnRecord; onChosen(): void }

/** Makes this practitioner the one whose discount applies. */
export function ChooseButton({ record, onChosen }: ChooseButtonProps) {
  const { t } = useTranslation('cart')
  const [isBusy, setBusy] = useState(false)
  const name = personName(record.practitioner)

  async function choose() {
    if (isBusy) return
    setBusy(true)
    const body: PractitionerChoice = { client_id: record.client_id }
    try {
      await callAccount(ownPractitionerPath, { method: 'PUT', body })
      toast('success', t('protocol.chosen', { name }))
      onChosen()
      await Promise.all([ownPractitionerPath, consentPaths.records].map(refreshAccountData))
    } catch (error) {
      toast('error', errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="btn btn-outline"
      aria-disabled={isBusy || undefined}
      onClick={() => void choose()}
    >
      {t('protocol.choose', { name })}
    </button>
  )
}
