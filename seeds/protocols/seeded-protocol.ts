import type { DemoProductName, SeededLine } from './demo-products.ts'

export type SeededShare = {
  with: string
  daysAgo: number
  /** Absent means not opened yet. */
  openedDaysAgo?: number
  notes?: string
}
export type SeededProtocol = {
  name: string
  description: string
  daysAgo: number
  lines: readonly SeededLine[]
  shares?: readonly SeededShare[]
  /** Why it is shared above an upper level. */
  reason?: string
  /** A public link, and how often it was visited. */
  link?: { daysAgo: number; visits: number }
  /** Changes after the first share. */
  changes?: readonly { daysAgo: number; of: DemoProductName; quantity?: number; notes?: string }[]
}
