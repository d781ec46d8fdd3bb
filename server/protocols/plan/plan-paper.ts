import type { Range } from '#domain/catalogue/pack-design.ts'
import type { Language } from '#domain/languages.ts'
import type { Dose } from '#domain/protocols/dose.ts'

/** A product as printed. */
export type PaperRow = {
  name: string
  /** The language the name is actually in. */
  language: Language
  /** Brand and packs as text. */
  pack: string
  range: Range
  /** Key of a picture sent with the paper. */
  picture: string | null
  /** Null means as the label says, and the label has no portion. */
  dose: Dose | null
  note: string | null
}

/** A way to reach a practitioner. */
export type PaperContact = { text: string; link: string | undefined }

/** From the practitioner's published page. */
export type PaperBrand = {
  /** Readable on white. */
  colour: string
  /** The picture `logoKey`, if it is sent with the paper; its size in pixels. */
  logo: { width: number; height: number } | null
  contact: readonly PaperContact[]
}
export const logoKey = 'logo'

/** The printed content of a protocol, as data. */
export type PlanPaper = {
  language: Language
  name: string
  description: string
  practitioner: { name: string; work: string; phone: string | null }
  brand: PaperBrand | null
  client: string | null
  /** The message to this client. */
  message: string | null
  madeOn: string
  version: number | null
  /** URL of the protocol. */
  link: string | null
  rows: PaperRow[]
}

export const paperSizes = ['regular', 'large'] as const
export type PaperSize = (typeof paperSizes)[number]
