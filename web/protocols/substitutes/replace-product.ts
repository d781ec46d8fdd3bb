import { practicePaths } from '#contract/practice-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import type { Replacement, ReplacementDone, ReplacementUndone } from '#contract/substitutes.ts'
import { errorText } from '../../platform/error-text.ts'
import { refreshProtocols } from '../../platform/protocol-data.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { otherTabs } from '../edits/other-tabs.ts'
import { forgetProtocolFailure, protocolFailure } from '../edits/protocol-failure.ts'
import { protocolOutbox } from '../edits/protocol-outbox.ts'
import { undoneWords } from './substitute-words.ts'

type Names = { product: string; substitute: string }

/** Replaces a product, and offers to undo it. */
export async function replaceProduct(replacement: Replacement, names: Names): Promise<void> {
  const { t } = sessionContext()
  forgetProtocolFailure()
  const { protocols, undo } = await callAccount<ReplacementDone>(substitutePaths.list, {
    method: 'POST',
    body: replacement,
  })
  const ids = protocols.map(({ protocol_id: id }) => id)
  const again =
    undo === null ? undefined : { label: t('substitutes:undo'), run: () => void restore(undo, names, ids) }
  toast('success', t('substitutes:done', { product: names.substitute }), again)
  showChanged(protocols)
}

async function restore(undo: string, { product }: Names, protocolIds: readonly number[]): Promise<void> {
  const { t, language } = sessionContext()
  forgetProtocolFailure()
  try {
    const undone = await callAccount<ReplacementUndone>(substitutePaths.undo, {
      method: 'POST',
      body: { undo },
    })
    const text = undoneWords({ t, language }, product, undone)
    const isPart = undone.protocols.length > 0
    if (undone.changed_since === 0) toast('success', text)
    else notifyFailure(isPart ? 'warning' : 'error', text, protocolIds)
    showChanged(undone.protocols)
  } catch (error) {
    notifyFailure('error', errorText(error, t), protocolIds)
  }
}

/** Undone from any page: the pages of the protocols show it, too. */
function notifyFailure(kind: 'warning' | 'error', message: string, protocolIds: readonly number[]): void {
  toast(kind, message)
  protocolFailure.set({ protocolIds, message })
}

/** In this tab and the others. */
function showChanged(protocols: ReplacementDone['protocols']): void {
  for (const { protocol_id: id, revision } of protocols) {
    otherTabs.post({ kind: 'changed', id, revision })
    if (protocolOutbox.find(id)) protocolOutbox.load(id).catch(() => {})
  }
  void refreshProtocols()
  void refreshAccountData(practicePaths.attention)
}
