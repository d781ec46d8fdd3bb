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
  /** Who writes through the shop: in place of a greeting, with the text under the heading. */
  from?: LetterSender | undefined
  rows?: readonly LetterRow[]
  sum?: LetterSum | undefined
  /** Set apart below the text, and followed by the text `after`. */
  quote?: readonly (string | Date)[]
  /** `path` stands below the reader's language; `until`: it works once, and till then. */
  button?: { path: string; until?: Date } | undefined
  /** Why the reader gets it: a text under `mails:reasons`. */
  reason: 'registered' | 'account' | 'former' | 'protocol'
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
/** `before`: the amount without what is taken off, none when empty. */
export type LetterSum = { label: string; note: string; amount: string; before: string }

export type LetterWorld = { db: Database; now: Date }
/** Looks up what a job's ids mean by now; undefined where there is nothing to say any more. */
export type WriteLetter = (job: LetterJob, world: LetterWorld) => Promise<Letter | undefined>
export type Letters = Record<LetterName, WriteLetter>
