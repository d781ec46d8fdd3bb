import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import type {
  OwnPublicProtocol,
  PublicProtocolChange,
  PublicProtocolPublication,
} from '#contract/public-protocols.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { problemCode } from '../../platform/refusals.ts'
import { changeAccountData, reloadAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLimitReason } from '../sharing/use-limit-reason.ts'
import type { PublicDraft } from './draft.ts'

/**
 * Saves, publishes and withdraws a public protocol, whose draft was made from the revision given; what was typed stays
 * when a call fails. `onSaved` gets the answer and what was sent.
 */
export function usePublicSaving(
  { id, revision }: OwnPublicProtocol,
  onSaved: (answer: OwnPublicProtocol, sent: PublicDraft) => void,
) {
  const { t } = useTranslation('public-protocols')
  const { isBusy, problem, setProblem, run } = useAction()
  const { attempt, asked } = useLimitReason()

  async function report(make: () => Promise<string>): Promise<void> {
    toast('success', await make())
    await reloadAccountData(paths.list)
  }
  const call = (make: () => Promise<string>, reason?: string) =>
    run(
      () => attempt(() => report(make), reason),
      (error) => {
        if (problemCode(error) === 'store-changed') void reloadAccountData(paths.one(id))
        return errorText(error, t)
      },
    )

  const updateCache = (answer: OwnPublicProtocol) =>
    changeAccountData<OwnPublicProtocol>(paths.one(id), () => answer)
  async function putDraft(draft: PublicDraft): Promise<void> {
    const body = { ...draft, revision, name: draft.name.trim() } satisfies PublicProtocolChange
    const answer = await callAccount<OwnPublicProtocol>(paths.one(id), { method: 'PUT', body })
    onSaved(answer, draft)
    await updateCache(answer)
  }
  const putPublication = async (body: PublicProtocolPublication) =>
    updateCache(await callAccount<OwnPublicProtocol>(paths.publication(id), { method: 'PUT', body }))

  return {
    problem,
    isBusy,
    /** The properties of the dialog that asks for a reason, while it is open. */
    asked,
    forgetProblem: () => setProblem(undefined),
    save: (draft: PublicDraft) =>
      call(async () => {
        await putDraft(draft)
        return t('saved')
      }),
    publish: (draft: PublicDraft | undefined, reason?: string) =>
      call(async () => {
        if (draft) await putDraft(draft)
        await putPublication({ is_published: true, ...(reason && { reason }) })
        return t('is-published')
      }, reason),
    withdraw: () =>
      call(async () => {
        await putPublication({ is_published: false })
        return t('is-withdrawn')
      }),
  }
}
