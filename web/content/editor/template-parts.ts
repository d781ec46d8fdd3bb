import type { ReactNode } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Dose } from '#domain/protocols/dose.ts'

/** What other features add to the editor of a template. */
export type TemplateParts = {
  search(onAdd: (variantId: number) => void): ReactNode
  dose(product: ProtocolProduct, onSave: (dose: Dose | null) => void): ReactNode
}
