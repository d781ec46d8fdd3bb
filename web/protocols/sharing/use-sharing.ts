import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import type { Assigned } from '#contract/sharing.ts'
import { emailKey } from '#domain/accounts/email.ts'
import { planCheck } from '#domain/protocols/plan-check.ts'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { problemCode } from '../../platform/refusals.ts'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { sendChanges } from '../edits/protocol-outbox.ts'
import { findClients } from './find-clients.ts'
import { isNew, nextRecipients, type Recipient, type RecipientEvent, type Recipients } from './recipients.ts'
import { refreshSharing } from './refresh-sharing.ts'
import { existingClientText, problemText, refusalText } from './refusal-words.ts'
import { reachOf, type SharingOutcome, shareWithEach } from './share-with-each.ts'
import { assignmentOf, blockOf, isReady, isReason } from './sharing-draft.ts'
import { dropSharingDraft, keepSharingDraft, sharingDraft } from './sharing-drafts.ts'

export type Outcome = SharingOutcome<unknown> | 'deleted'

/** Everything from choosing clients to sharing with them. */
export function useSharing(protocol: Protocol, onDone: () => void) {
  const { t, language } = useTranslation('sharing')
  const { user } = useSession()
  const { protocol_id: protocolId, products } = protocol
  const draft = sharingDraft(user?.id ?? 0, protocolId)
  const [recipients, dispatch] = useRecipients(draft.recipients)
  const [message, setMessage] = useState(draft.message)
  const [reason, setReason] = useState(draft.reason)
  const limits = useLimits(protocol)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  /** Incremented by each press with incomplete input: then all fields are validated. */
  const [validations, setValidations] = useState(0)
  const sending = useRef(false)
  const isDone = useRef(false)
  const block = blockOf(recipients, products.length)

  useEffect(() => {
    if (user && !isDone.current)
      keepSharingDraft(user.id, protocolId, {
        recipients: { ...recipients, refusal: undefined, existingClient: undefined },
        message,
        reason,
      })
  }, [user, protocolId, recipients, message, reason])

  async function share() {
    if (sending.current || block) return
    if (!recipients.chosen.every((one) => isReady(one, recipients.chosen))) dispatch({ type: 'opened' })
    if (!isComplete()) return setValidations((times) => times + 1)
    sending.current = true
    setBusy(true)
    setOutcome(undefined)
    try {
      await settle(await shareWithEach(recipients.chosen, assign, reachOf))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function isComplete() {
    const { chosen } = recipients
    return chosen.every((one) => isReady(one, chosen)) && (!limits.needsReason || isReason(reason))
  }

  async function assign(recipient: Recipient) {
    const given = { protocolId, message, reason: limits.needsReason ? reason : undefined }
    const body = assignmentOf(recipient, given)
    await sendChanges(protocolId)
    const { client, is_new_client } = await callAccount<Assigned>(protocolPaths.assign, {
      method: 'POST',
      body,
    })
    if (isNew(recipient) && !is_new_client) toast('warning', existingClientText({ t, language }, client))
  }

  async function settle(result: SharingOutcome<unknown>) {
    if (result.shared.length > 0) await refreshSharing()
    if (result.refused.length === 0) {
      isDone.current = true
      dropSharingDraft(protocolId)
      toast('success', t('outcome.shared'))
      return onDone()
    }
    const errors = result.refused.map(({ error }) => error)
    dispatch({ type: 'shared', keys: result.shared.map(({ key }) => key) })
    if (errors.some(isNotFound) && (await isDeleted(protocolId))) {
      setOutcome('deleted')
      return toast('error', t('outcome.deleted'))
    }
    if (errors.some((error) => problemCode(error) === 'limit-reason-needed')) askReason()
    else toast('error', errors.length === 1 ? problemText(t, errors[0]) : t('outcome.failed'))
    setOutcome(result)
  }

  function askReason() {
    limits.ask()
    setValidations((times) => times + 1)
  }

  return {
    recipients,
    dispatch,
    message,
    setMessage,
    reason,
    setReason,
    limits,
    outcome,
    isBusy,
    validations,
    block,
    askReason,
    share,
  }
}
export type Sharing = ReturnType<typeof useSharing>

async function isDeleted(protocolId: number): Promise<boolean> {
  try {
    await callAccount(protocolPaths.one(protocolId))
    return false
  } catch (error) {
    return isNotFound(error)
  }
}

/** Exceeded upper levels, so that sharing asks for a reason. The server may require one all the same. */
function useLimits({ products }: Protocol) {
  const [isAsked, setAsked] = useState(false)
  const above = useMemo(() => planCheck(products).above, [products])
  return { above, needsReason: isAsked || above.length > 0, ask: () => setAsked(true) }
}

/** The recipients. Looks up addresses on the server, and reports what was not accepted. */
function useRecipients(initial: Recipients) {
  const { t, language } = useTranslation('sharing')
  const [recipients, setRecipients] = useState(initial)
  const latest = useRef(initial)
  const { pending } = recipients
  const asked = useRef(new Set<string>())

  const dispatch = useCallback(
    (event: RecipientEvent) => {
      const before = latest.current
      const next = nextRecipients(before, event)
      const { refusal } = next
      latest.current = next
      setRecipients(next)
      if (refusal && refusal !== before.refusal) toast('error', refusalText({ t, language }, refusal))
    },
    [t, language],
  )

  useEffect(() => {
    for (const email of pending) {
      if (asked.current.has(email)) continue
      asked.current.add(email)
      findClients(email)
        .then(
          (clients) => {
            const client = clients.find((one) => emailKey(one.email) === emailKey(email))
            dispatch({ type: 'looked-up', email, client })
          },
          () => dispatch({ type: 'lookup-failed', email }),
        )
        .finally(() => asked.current.delete(email))
    }
  }, [pending, dispatch])

  return [recipients, dispatch] as const
}
