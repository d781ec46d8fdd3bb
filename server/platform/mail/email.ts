import type { Language } from '#domain/languages.ts'
import type { Database } from '../database.ts'
import type { EmailName } from './email-names.ts'
import type { EmailJob } from './queue-email.ts'

/** What a feature says in an email; how it looks and is worded is the same for all. */
export type Email = {
  /** Its group of texts under `mails:emails`. */
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
  from?: EmailSender | undefined
  /** In a row above all else. With them, too, the text stands under the heading and nobody is greeted. */
  facts?: readonly EmailFact[]
  rows?: readonly EmailRow[]
  lines?: readonly EmailLine[]
  /** What leads from the lines to the sum. */
  steps?: readonly EmailStep[]
  sum?: EmailSum | undefined
  /** Set apart below the text, and followed by the text `after`. */
  quote?: readonly (string | Date)[]
  /** `path` stands below the reader's language; `until`: it works till then, and only once unless it is said to work `often`. */
  button?: { path: string; until?: Date; often?: true } | undefined
  /** Set apart below the button. */
  box?: readonly EmailNote[]
  /** Without a text `end`. */
  endless?: boolean
  attachments?: readonly Attachment[]
  /** Why the reader gets it: a text under `mails:reasons`. */
  reason: 'registered' | 'account' | 'former' | 'protocol' | 'order' | 'stock' | 'stock-asked'
}

/** `says`: their own words, none when empty. */
export type EmailSender = { name: string; about: string; says: string }
/** A coloured band: `icon` is a picture of the shop's mails, those of items are the shop's own by path. */
export type EmailRow = {
  icon: string
  label: string
  ground: string
  items: readonly { name: string; picture: string | undefined }[]
  note: string
}
export type EmailFact = { label: string; value: string | Date }
/** `picture`: the shop's own by path, on its ground. `amount`: none when empty. */
export type EmailLine = {
  name: string
  note: string
  amount: string
  picture?: { path: string; ground: string } | undefined
}
export type EmailStep = { label: string; amount: string; isLess?: boolean }
/** `link`: where `<link>…</link>` in the text leads, below the reader's language or to `https://…`. */
export type EmailNote = { title: string; text: string; link?: string | undefined }
export type Attachment = { name: string; type: 'application/pdf'; bytes: Uint8Array }
/** `before`: the amount without what is taken off, none when empty. */
export type EmailSum = { label: string; note: string; amount: string; before: string }

export type EmailContext = { db: Database; now: Date }
/** Looks up what a job's ids mean by now; undefined where there is nothing to say any more. */
export type WriteEmail = (job: EmailJob, deps: EmailContext) => Promise<Email | undefined>
export type Emails = Record<EmailName, WriteEmail>
