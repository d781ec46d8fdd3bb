import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolChanged, ProtocolLineAnswer } from '#contract/protocols.ts'
import { doseStepProblem } from '#domain/protocols/dose.ts'
import { callAccount } from '../../platform/session/session.ts'
import { removedBy } from './edit.ts'
import type { Answer, ProtocolChange } from './protocol-changes.ts'

/** Sends an edit, and returns the part of the answer that describes the result. */
export async function sendEdit(protocolId: number, { edit, key, reason }: ProtocolChange): Promise<Answer> {
  const products = protocolPaths.products(protocolId)
  switch (edit.kind) {
    case 'add':
      return line('POST', { product_variant_id: edit.product.variantId, quantity: edit.quantity ?? 1 })
    case 'restore': {
      const { product_variant_id, item_count, notes, dose } = edit.line
      // An outdated dose that is no longer valid would prevent its product from being restored.
      const given = dose && doseStepProblem(dose) ? null : dose
      return line('POST', {
        product_variant_id,
        quantity: item_count,
        notes,
        dose: given,
        position: edit.position,
      })
    }
    case 'remove':
      return remove(edit.variantId)
    case 'change': {
      if (removedBy(edit)) return remove(edit.variantId)
      const { variantId, quantity, notes, dose } = edit
      return line('PUT', { product_variant_id: variantId, quantity, notes, dose })
    }
    case 'exchange':
      return line('PUT', { product_variant_id: edit.variantId, exchange_for: edit.by })
    case 'order': {
      const body = { product_variant_ids: edit.variantIds }
      return callAccount<ProtocolChanged>(protocolPaths.order(protocolId), { method: 'PUT', body })
    }
    case 'describe': {
      const { name, description } = edit
      const body = { name, description }
      return callAccount<Answer>(protocolPaths.update(protocolId), { method: 'PUT', body })
    }
  }

  function remove(variantId: number) {
    const body = { product_variant_id: variantId }
    return callAccount<ProtocolChanged>(products, { method: 'DELETE', body })
  }

  async function line(method: 'POST' | 'PUT', body: object) {
    const call = { method, body: { ...body, reason }, idempotencyKey: method === 'POST' ? key : undefined }
    return (await callAccount<ProtocolLineAnswer>(products, call)).data
  }
}
