import { useState } from 'react'
import type { OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'

type Change = { method: 'PUT' | 'DELETE'; body?: object }
type ChangingPath = ReturnType<typeof consentPaths.consent | typeof consentPaths.refusal>

/** Answers a practitioner's request, one call at a time, and shows the records as they are afterwards. */
export function useConsentCall() {
  const { t } = useTranslation('consent')
  const [isBusy, setBusy] = useState(false)

  async function call(path: ChangingPath, change: Change, message: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      const records = await callAccount<OwnRecords>(path, change)
      await changeAccountData<OwnRecords>(consentPaths.records, () => records)
      toast('success', message)
    } catch (error) {
      toast('error', errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, call }
}
