import { useRef, useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolLink } from '#contract/sharing.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { problemCode } from '../../../platform/refusals.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { copyText } from '../../../platform/use-copy.ts'
import { sendChanges } from '../../edits/protocol-outbox.ts'
import { refreshSharing } from '../refresh-sharing.ts'
import { problemText } from '../refusal-words.ts'

export type LinkCopy =
  | { state: 'ready' | 'working' | 'copied' }
  /** The browser denies access to the clipboard. */
  | { state: 'by-hand'; address: string }
  | { state: 'failed'; problem: string }

type Asking = { reason?: string | undefined; onReasonNeeded?(): void }

/** Copies the link of a protocol, and creates it if there is none. */
export function useCopyLink(protocolId: number, { reason, onReasonNeeded }: Asking = {}) {
  const { t } = useTranslation('sharing')
  const [copy, setCopy] = useState<LinkCopy>({ state: 'ready' })
  const working = useRef(false)

  async function copyLink() {
    if (working.current) return
    working.current = true
    setCopy({ state: 'working' })
    setCopy(await copied())
    working.current = false
  }

  async function copied(): Promise<LinkCopy> {
    try {
      const body = reason ? { reason: reason.trim() } : {}
      await sendChanges(protocolId)
      const link = await callAccount<ProtocolLink>(protocolPaths.link(protocolId), { method: 'POST', body })
      void refreshSharing()
      return await toClipboard(linkAddress(location.origin, link.link_token))
    } catch (error) {
      if (onReasonNeeded && problemCode(error) === 'limit-reason-needed') {
        onReasonNeeded()
        return { state: 'ready' }
      }
      const problem = problemText(t, error)
      toast('error', problem)
      return { state: 'failed', problem }
    }
  }

  async function toClipboard(address: string): Promise<LinkCopy> {
    if (await copyText(address)) {
      toast('success', t('link.copied'))
      return { state: 'copied' }
    }
    toast('error', t('link.copy-failed'))
    return { state: 'by-hand', address }
  }

  return { copy, copyLink }
}

/** Without a language, which depends on the visitor's browser. */
export function linkAddress(origin: string, token: string): string {
  return `${origin}/protocols/${encodeURIComponent(token)}`
}
