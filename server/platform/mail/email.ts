import type { Language } from '#domain/languages.ts'
import type { KeyPart } from '#domain/text-keys.ts'
import type { Database } from '../database.ts'
import type { EmailName } from './email-names.ts'
import type { EmailJob } from './queue-email.ts'

/** The groups that have a text: `EmailsWith<'button'>`. */
type EmailsWith<Text extends string> = KeyPart<'mails:emails.', `.${Text}`>

/** The groups of texts for emails. */
export type EmailTexts = EmailsWith<'subject'> & EmailsWith<'heading'> & EmailsWith<'text'>

/**
 * The content of an email; layout and wording are the same for all features. `texts` is its group of texts under
 * `mails:emails`: an email has a button only if its texts have one.
 */
export type Email = EmailParts &
  (
    | { texts: EmailTexts & EmailsWith<'button'>; button?: EmailButton | undefined }
    | { texts: EmailTexts; button?: undefined }
  )

/** An email to which its caller adds the reader, and why they get it. */
export type EmailContent = Pick<Email, 'texts'> & Partial<Email>

/** `path` is below the reader's language; `until`: how long it works, and only once unless `often` is set. */
type EmailButton = { path: string; until?: Date; often?: true }

type EmailParts = {
  to: string
  firstName: string
  language: Language
  /** Values for the texts; timestamps are formatted in the reader's language. */
  values?: Readonly<Record<string, string | Date>>
  /** Who writes through the shop: replaces the greeting, with the text below the heading. */
  from?: EmailSender | undefined
  /** Shown at the top. With them, too, the text is below the heading and there is no greeting. */
  facts?: readonly EmailFact[]
  rows?: readonly EmailRow[]
  lines?: readonly EmailLine[]
  /** The steps from the lines to the total. */
  steps?: readonly EmailStep[]
  sum?: EmailSum | undefined
  /** Set apart below the text, and followed by the text `after` if there is one. */
  quote?: readonly (string | Date)[]
  /** Set apart below the button. */
  box?: readonly EmailNote[]
  attachments?: readonly Attachment[]
  /** Called in the transaction that records what became of it. */
  recordDelivery?: (tx: Database, delivery: Delivery) => Promise<void>
  /** Why the reader gets it: a text under `mails:reasons`. */
  reason:
    | 'registered'
    | 'account'
    | 'former'
    | 'protocol'
    | 'order'
    | 'reminder'
    | 'stock'
    | 'stock-asked'
    | 'safety'
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
/** `refused`: the server will never accept this email. */
export type Delivery = 'sent' | 'refused'
export type Attachment = { name: string; type: 'application/pdf'; bytes: Uint8Array }
/** `before`: the amount before the reduction, may be empty. */
export type EmailSum = { label: string; note: string; amount: string; before: string }

export type EmailContext = { db: Database; now: Date }
/** Loads what a job's ids refer to; undefined if there is nothing to send any more. */
export type WriteEmail = (job: EmailJob, deps: EmailContext) => Promise<Email | undefined>
export type Emails = Record<EmailName, WriteEmail>
