import type { Dose } from './dose.ts'

/** All of a protocol that its owner decides. */
export type Snapshot = {
  name: string
  description: string
  /** In their order. */
  lines: { variantId: number; quantity: number; notes: string | null; dose: Dose | null }[]
}
