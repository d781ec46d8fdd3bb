import { useState } from 'react'
import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import type {
  OwnPublicProtocol,
  PublicProtocolChange,
  PublicProtocolPublication,
} from '#contract/public-protocols.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, reloadAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { limitsPassed } from '../edits/refusals.ts'
import type { PublicDraft } from './draft.ts'

/** Saves, publishes and withdraws a public protocol; what was typed stays when a call fails. */
export function usePublicSaving({ id, revision }: OwnPublicProtocol) {
  const { t } = useTranslation('public-protocols')
  const { isBusy, problem, run } = useAction()
  /** What exceeds its upper level, as text, while the reason is asked for. */
  const [above, setAbove] = useState<readonly string[]>()

  const call = (make: () => Promise<string>) =>
    run(
      async () => {
        setAbove(undefined)
        toast('success', await make())
        await reloadAccountData(paths.list)
      },
      (error) => {
        const limits = limitsPassed(error)
        if (!limits) return errorText(error, t)
        setAbove(limits)
      },
    )

  async function put(path: Parameters<typeof callAccount>[0], body: object): Promise<void> {
    const saved = await callAccount<OwnPublicProtocol>(path, { method: 'PUT', body })
    await changeAccountData<OwnPublicProtocol>(paths.one(id), () => saved)
  }
  const putDraft = (draft: PublicDraft) =>
    put(paths.one(id), { ...draft, revision, name: draft.name.trim() } satisfies PublicProtocolChange)
  const putPublication = (body: PublicProtocolPublication) => put(paths.publication(id), body)

  return {
    problem,
    isBusy,
    above,
    forgetReason: () => setAbove(undefined),
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
      }),
    withdraw: () =>
      call(async () => {
        await putPublication({ is_published: false })
        return t('is-withdrawn')
      }),
  }
}
