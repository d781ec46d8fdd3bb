import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Builder } from '#domain/protocols/builder/builder.ts'
import type { BuilderMode } from '#domain/protocols/builder-mode.ts'
import { isSignedIn } from '../../platform/session/session.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { useStore } from '../../platform/store/create-store.ts'
import { dropDraft, noteDraft } from '../edits/drafts.ts'
import { notifyLoginNeeded } from '../edits/notify.ts'
import { forgetProtocolFailure } from '../edits/protocol-failure.ts'
import { editProtocol } from '../edits/protocol-store.ts'
import { builderState } from './builder-state.ts'
import {
  addProduct,
  createFromTemplate,
  createProtocol,
  deleteProtocol,
  duplicateProtocol,
} from './commands.ts'

export type { Builder } from '#domain/protocols/builder/builder.ts'

/** What the builder shows: discriminated by `state`, with `mode`, `isOn`, `isUnfolded`, `width` and `activeId`. */
export function useBuilder(): Builder {
  return useStore(builderState)
}

const { send } = builderState

/** The actions of the builder. */
export const builder = {
  toggle: () => send({ type: 'toggled' }),
  /** The panel's X: turns the builder off. */
  close: () => send({ type: 'closed' }),
  /** Details: folds the panel, or the drawer in Standard mode. */
  fold: () => send({ type: 'folded', isUnfolded: false }),
  unfold: () => send({ type: 'folded', isUnfolded: true }),
  setWidth: (width: number) => send({ type: 'widened', width }),
  setMode: (mode: BuilderMode) => send({ type: 'mode-set', mode }),
  /** Shows the protocols to choose from. */
  list: () => send({ type: 'listed' }),
  select(protocolId: number) {
    forgetProtocolFailure()
    if (isSignedIn()) send({ type: 'selected', protocolId })
    else notifyLoginNeeded('load')
  },
  startCreating: (name = '') => send({ type: 'creating-started', name }),
  startEditing: () => send({ type: 'editing-started' }),
  startSharing: () => send({ type: 'sharing-started' }),
  back: () => send({ type: 'went-back' }),
  create: createProtocol,
  createFromTemplate,
  duplicate: duplicateProtocol,
  remove: deleteProtocol,
  add: (product: ProductInSlot) => addProduct(product),
  startNote: () => send({ type: 'note-started' }),
  /** A note for the product added last. An empty note is refused. */
  saveNote(text: string): boolean {
    const now = builderState.get()
    const notes = text.trim()
    if (!notes || !('variantId' in now)) return false
    editProtocol(now.activeId, { kind: 'change', variantId: now.variantId, notes })
    send({ type: 'note-done' })
    return true
  },
  skipNote: () => send({ type: 'note-done' }),
  /** Undoes the last addition, with what was typed about it. */
  takeBack(protocolId: number, { product_variant_id: variantId, item_count }: ProtocolProduct) {
    dropDraft(noteDraft(protocolId, variantId))
    editProtocol(protocolId, { kind: 'change', variantId, quantity: item_count - 1 })
    send({ type: 'note-done' })
  },
}
