import type { Language } from '#domain/languages.ts'
import type { Database } from '../database.ts'
import type { LetterName } from './letter-names.ts'
import type { LetterJob } from './queue-letter.ts'

/** What a feature says in a letter; how it looks and is worded is the same for all. */
export type Letter = {
  /** Its group of texts under `mails:letters`. */
  texts: string
  to: string
  firstName: string
  language: Language
  /** What the texts leave open; moments are written in the reader's language. */
  values?: Readonly<Record<string, string | Date>>
  /** In place of the texts' own: what somebody called a thing of theirs. */
  heading?: string
  /** The heading names the reader; for one without a name there is `heading-nameless`. */
  namesReader?: true
  /** Who writes through the shop: in place of a greeting, with the text under the heading. */
  from?: LetterSender | undefined
  /** In a row above all else. With them, too, the text stands under the heading and nobody is greeted. */
  facts?: readonly LetterFact[]
  rows?: readonly LetterRow[]
  lines?: readonly LetterLine[]
  /** What leads from the lines to the sum. */
  steps?: readonly LetterStep[]
  sum?: LetterSum | undefined
  /** Set apart below the text, and followed by the text `after`. */
  quote?: readonly (string | Date)[]
  /** `path` stands below the reader's language; `until`: it works till then, and only once unless it is said to work `often`. */
  button?: { path: string; until?: Date; often?: true } | undefined
  /** Set apart below the button. */
  box?: readonly LetterNote[]
  /** Without a text `end`. */
  endless?: boolean
  attachments?: readonly Attachment[]
  /** Why the reader gets it: a text under `mails:reasons`. */
  reason: 'registered' | 'account' | 'former' | 'protocol' | 'order' | 'stock' | 'stock-asked'
}

/** `says`: their own words, none when empty. */
export type LetterSender = { name: string; about: string; says: string }
/** A coloured band: `icon` is a picture of the shop's mails, those of items are the shop's own by path. */
export type LetterRow = {
  icon: string
  label: string
  ground: string
  items: readonly { name: string; picture: string | undefined }[]
  note: string
}
export type LetterFact = { label: string; value: string | Date }
/** `picture`: the shop's own by path, on its ground. `amount`: none when empty. */
export type LetterLine = {
  name: string
  note: string
  amount: string
  picture?: { path: string; ground: string } | undefined
}
export type LetterStep = { label: string; amount: string; isLess?: boolean }
/** `link`: where `<link>…</link>` in the text leads, below the reader's language or to `https://…`. */
export type LetterNote = { title: string; text: string; link?: string | undefined }
export type Attachment = { name: string; type: 'application/pdf'; bytes: Uint8Array }
/** `before`: the amount without what is taken off, none when empty. */
export type LetterSum = { label: string; note: string; amount: string; before: string }

export type LetterDeps = { db: Database; now: Date }
/** Looks up what a job's ids mean by now; undefined where there is nothing to say any more. */
export type WriteLetter = (job: LetterJob, deps: LetterDeps) => Promise<Letter | undefined>
export type Letters = Record<LetterName, WriteLetter>
