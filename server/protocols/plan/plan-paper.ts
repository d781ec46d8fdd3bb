import type { Range } from '#domain/catalogue/pack-design.ts'
import type { Language } from '#domain/languages.ts'
import type { Dose } from '#domain/protocols/dose.ts'

/** A product as the paper names it. */
export type PaperRow = {
  name: string
  /** The language the name is really in. */
  language: Language
  /** Brand and packs in words. */
  pack: string
  range: Range
  /** Of the pictures that come with the paper. */
  picture: string | null
  /** Null: as the label says, and the label names no portion. */
  dose: Dose | null
  note: string | null
}

/** All that a protocol says on paper, as data. */
export type PlanPaper = {
  language: Language
  name: string
  description: string
  practitioner: { name: string; work: string; phone: string | null }
  client: string | null
  /** To this client alone. */
  message: string | null
  madeOn: string
  version: number | null
  /** Where the protocol is found on the web. */
  link: string | null
  rows: PaperRow[]
}

export const paperSizes = ['regular', 'large'] as const
export type PaperSize = (typeof paperSizes)[number]
