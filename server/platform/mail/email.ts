import type { Language } from '#domain/languages.ts'
import type { KeyPart } from '#domain/text-keys.ts'
import type { Database } from '../database.ts'
import type { EmailName } from './email-names.ts'
import type { EmailJob } from './queue-email.ts'

/** The groups of texts for emails. */
export type EmailTexts = KeyPart<'mails:emails.', '.subject'>

/** The content of an email; layout and wording are the same for all features. */
export type Email = {
  /** Its group of texts under `mails:emails`. */
  texts: EmailTexts
  to: string
  firstName: string
  language: Language
  /** Values for the texts; timestamps are formatted in the reader's language. */
  values?: Readonly<Record<string, string | Date>>
  /** Replaces the default text: the name somebody gave to something. */
  heading?: string
  /** The heading addresses the reader by name; without a name `heading-nameless` is used. */
  namesReader?: true
  /** Who writes through the shop: replaces the greeting, with the text below the heading. */
  from?: EmailSender | undefined
  /** Shown in a row at the top. With them, too, the text is below the heading and there is no greeting. */
  facts?: readonly EmailFact[]
  rows?: readonly EmailRow[]
  lines?: readonly EmailLine[]
  /** The steps from the lines to the total. */
  steps?: readonly EmailStep[]
  sum?: EmailSum | undefined
  /** Set apart below the text, and followed by the text `after`. */
  quote?: readonly (string | Date)[]
  /** `path` is below the reader's language; `until`: how long it works, and only once unless `often` is set. */
  button?: { path: string; until?: Date; often?: true } | undefined
  /** Set apart below the button. */
  box?: readonly EmailNote[]
  /** Leaves out the text `end`. */
  endless?: boolean
  attachments?: readonly Attachment[]
  /** Why the reader gets it: a text under `mails:reasons`. */
  reason: 'registered' | 'account' | 'former' | 'protocol' | 'order' | 'reminder' | 'stock' | 'stock-asked'
}

/** `says`: the sender's own words, may be empty. */
export type EmailSender = {
  name: string
  about: string
  says: string
  /** Replaces the initials: a picture of the shop's by path, and its size on the sheet. */
  logo?: { path: string; width: number; height: number } | null | undefined
  /** Readable on white. */
  colour?: string
  /** How to reach them, line by line. */
  contact?: readonly string[]
}
/** A coloured band: `icon` is one of the email pictures; pictures of items are the shop's own, by path. */
export type EmailRow = {
  icon: string
  label: string
  ground: string
  /** `note`: how much of it. */
  items: readonly { name: string; note: string; picture: string | undefined }[]
  note: string
}
export type EmailFact = { label: string; value: string | Date }
/** `picture`: the shop's own by path, on its background colour. `amount` may be empty. */
export type EmailLine = {
  name: string
  note: string
  amount: string
  picture?: { path: string; ground: string } | undefined
}
export type EmailStep = { label: string; amount: string; isLess?: boolean }
/** `link`: the target of `<link>…</link>` in the text, below the reader's language or `https://…`. */
export type EmailNote = { title: string; text: string; link?: string | undefined }
export type Attachment = { name: string; type: 'application/pdf'; bytes: Uint8Array }
/** `before`: the amount before the reduction, may be empty. */
export type EmailSum = { label: string; note: string; amount: string; before: string }

export type EmailContext = { db: Database; now: Date }
/** Loads what a job's ids refer to; undefined if there is nothing to send any more. */
export type WriteEmail = (job: EmailJob, deps: EmailContext) => Promise<Email | undefined>
export type Emails = Record<EmailName, WriteEmail>
