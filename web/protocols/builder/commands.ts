import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolCreation, ProtocolMade, TemplateCreation, TemplateMade } from '#contract/protocols.ts'
import { openAttempts } from '../../platform/attempt.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { messageOf } from '../../platform/error-text.ts'
import { callAccount, isSignedIn } from '../../platform/session/session.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { type LoginAction, notify, notifyLoginNeeded, words } from '../edits/notify.ts'
import { forgetProtocolFailure, protocolFailure } from '../edits/protocol-failure.ts'
import { protocolOutbox, sendChanges } from '../edits/protocol-outbox.ts'
import { editProtocol } from '../edits/protocol-store.ts'
import { isSessionOver } from '../edits/refusals.ts'
import { builderState } from './builder-state.ts'
import { deletedHere, listChanged } from './follow-protocols.ts'

/** The new protocol, or why it was not created. */
export type CreationResult = { protocolId: number } | { problem: string }

// Pressing again after a missing answer makes nothing twice.
const attempts = { create: openAttempts(), createFromTemplate: openAttempts(), duplicate: openAttempts() }

/** Makes it the active protocol. */
export async function createProtocol(body: ProtocolCreation): Promise<CreationResult> {
  return select(
    await make('create', 'protocol-created', () =>
      attempts.create(body, (idempotencyKey) =>
        callAccount<ProtocolMade>(protocolPaths.create, { method: 'POST', body, idempotencyKey }),
      ),
    ),
  )
}

export async function createFromTemplate(body: TemplateCreation): Promise<CreationResult> {
  return select(
    await make('create', 'template-added', async () => {
      const path = protocolPaths.createFromTemplate
      const { id } = await attempts.createFromTemplate(body, (idempotencyKey) =>
        callAccount<TemplateMade>(path, { method: 'POST', body, idempotencyKey }),
      )
      return { protocol_id: id }
    }),
  )
}

/** Copies that are being made, by protocol: pressing again waits for the same one. */
const copying = new Map<number, Promise<CreationResult>>()

/** The copy becomes the active protocol if the builder is on. */
export function duplicateProtocol(id: number): Promise<CreationResult> {
  const copy = copying.get(id) ?? makeCopy(id).finally(() => copying.delete(id))
  copying.set(id, copy)
  return copy
}

async function makeCopy(id: number): Promise<CreationResult> {
  forgetProtocolFailure()
  const made = await make('duplicate', 'protocol-duplicated', async () => {
    await sendChanges(id)
    const body = { protocol_id: id }
    // A changed protocol gives another copy.
    const copied = [id, protocolOutbox.find(id)?.confirmed?.revision]
    return attempts.duplicate(copied, (idempotencyKey) =>
      callAccount<ProtocolMade>(protocolPaths.duplicate, { method: 'POST', body, idempotencyKey }),
    )
  })
  if ('problem' in made) protocolFailure.set({ protocolIds: [id], message: made.problem })
  return builderState.get().isOn ? select(made) : made
}

/** Undefined once deleted, otherwise why not. */
export async function deleteProtocol(id: number): Promise<string | undefined> {
  const made = await make('delete', 'protocol-deleted', async () => {
    await doneIfGone(callAccount(protocolPaths.one(id), { method: 'DELETE' }))
    return { protocol_id: id }
  })
  if ('problem' in made) return made.problem
  deletedHere(id)
  builderState.send({ type: 'deleted', protocolId: id })
  protocolOutbox.remove(id)
  return undefined
}

/** Adds to the active protocol. */
export function addProduct(product: ProductInSlot): void {
  if (!isSignedIn()) {
    notifyLoginNeeded('add')
    return
  }
  const { activeId } = builderState.get()
  if (activeId === null) notify('error', 'select-first')
  else editProtocol(activeId, { kind: 'add', product })
  builderState.send({ type: 'product-added', variantId: product.variantId })
}

type Done = 'protocol-created' | 'template-added' | 'protocol-duplicated' | 'protocol-deleted'

async function make(
  doing: LoginAction,
  done: Done,
  call: () => Promise<{ protocol_id: number }>,
): Promise<CreationResult> {
  if (!isSignedIn()) {
    notifyLoginNeeded(doing)
    return { problem: words(`sign-in-to.${doing}`) }
  }
  try {
    const { protocol_id } = await call()
    notify('success', done)
    listChanged()
    return { protocolId: protocol_id }
  } catch (error) {
    const key = isSessionOver(error) ? 'session-expired' : doing === 'delete' ? 'delete-failed' : 'failed'
    notify('error', key)
    const problem = isSessionOver(error) ? undefined : messageOf(error)
    return { problem: problem ?? words(key) }
  }
}

function select(made: CreationResult): CreationResult {
  if ('protocolId' in made) builderState.send({ type: 'selected', protocolId: made.protocolId })
  return made
}
