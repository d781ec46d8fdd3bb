import type { NewReaction, ReactionProducts } from '#contract/reactions.ts'
import type { Outcome, Severity } from '#domain/orders/reactions.ts'

type Product = ReactionProducts['data'][number]

/** A report that is being written. */
export type ReactionDraft = {
  order_line_id: string
  description: string
  severity: Severity | ''
  outcome: Outcome | ''
  began_on: string
  others: string
  consent: boolean
}

export function emptyReaction(products: readonly Product[]): ReactionDraft {
  return {
    order_line_id: products.length === 1 ? String(products[0]!.order_line_id) : '',
    description: '',
    severity: '',
    outcome: '',
    began_on: '',
    others: '',
    consent: false,
  }
}

/** Agreeing that one practitioner reads the report says nothing about the one of another product. */
export function keptConsent(clientId: number | null, product: Product | undefined): number | null {
  return product?.practitioner && product.client_id === clientId ? clientId : null
}

/** `clientId`: the reader as the client of whom they agreed to share it with. */
export function reactionOf(draft: ReactionDraft, clientId: number | null): NewReaction {
  const { severity, outcome, order_line_id: line, began_on: began } = draft
  return {
    order_line_id: Number(line),
    description: draft.description.trim(),
    severity: severity || 'mild',
    outcome: outcome || 'unknown',
    began_on: began || null,
    others: draft.others.trim(),
    share_with_practitioner: clientId !== null,
    ...(clientId !== null && { client_id: clientId }),
    consent: true,
  }
}
