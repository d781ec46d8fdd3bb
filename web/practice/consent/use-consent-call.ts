import type { OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'

type Change = { method: 'PUT' | 'DELETE'; body?: object }
type ChangingPath = ReturnType<typeof consentPaths.consent | typeof consentPaths.refusal>

/** Answers a practitioner's request, one call at a time, and shows the records as they are afterwards. */
export function useConsentCall() {
  const { isBusy, problem, run } = useAction()

  const call = (path: ChangingPath, change: Change, message: string) =>
    run(async () => {
      const records = await callAccount<OwnRecords>(path, change)
      await changeAccountData<OwnRecords>(consentPaths.records, () => records)
      toast('success', message)
    })

  return { isBusy, problem, call }
}
