import { and, eq, or } from 'drizzle-orm'
import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import { seller } from '#domain/seller.ts'
import type { Deps } from '../context.ts'
import type { Database } from '../database.ts'
import type { Job, JobQueue } from '../jobs.ts'
import { openWorkQueue } from '../work-queue.ts'
import type { Email, Emails } from './email.ts'
import { aboutOf, type EmailName, isEmailName, kindOf } from './email-names.ts'
import type { EmailJob } from './queue-email.ts'
import { type Mail, renderEmail } from './render-email.ts'
import { type MailTransport, mailsAtOnce, openSmtp } from './smtp.ts'
import { mayEmail, readerAt, sealStopToken } from './stopped-emails.ts'
import { formerAddresses, mails } from './tables.ts'
import type { EmailLayout, StopLinks } from './words.ts'

export type Mailer = { close(): void }

type MailerOptions = Pick<Deps, 'clock' | 'config' | 'db' | 'log' | 'origin' | 'sealing'> & {
  jobs: JobQueue
  /** The path of the call with which mail programs stop a kind of email. */
  oneClickPath: (token: string) => string
  translations: Pick<Deps['translations'], 'translatorFor'>
  emails: Emails
}

/** Writes and sends the emails in the queue `mail`: by SMTP, or in the demonstration shop only to the table. */
export function openMailer(deps: MailerOptions): Mailer {
  const { config, jobs, log } = deps
  if (!config.smtpUrl && !config.demonstration) {
    log.warn('SMTP_URL is not set: mails wait in the queue until it is')
    return { close: () => {} }
  }
  const transport = config.smtpUrl ? openSmtp(config.smtpUrl, config.mailFrom) : undefined
  // An email occupies a database connection while it is sent.
  const queue = openWorkQueue({ atOnce: mailsAtOnce, longest: Number.POSITIVE_INFINITY })
  jobs.handle('mail', (job) => queue.run(() => deliver(deps, transport, job)))
  return { close: () => transport?.close() }
}

async function deliver(deps: MailerOptions, transport: MailTransport | undefined, job: Job): Promise<void> {
  const { clock, config, db, emails, log } = deps
  const name = job.data.template
  if (!isEmailName(name)) throw new Error('A job for an email that the shop does not have')
  const about = aboutOf(name, job.data)
  if (await isSent(db, { job, name, about })) return
  const now = clock()
  const email = await emails[name](job.data as EmailJob, { db, now })
  const kind = kindOf(name)
  if (email && (kind === undefined || (await mayEmail(db, email.to, kind)))) {
    const { language } = email
    const stop = kind && stopLinks(deps, email, kind)
    const mail = await renderEmail(email, { ...emailLayout(deps, language), stop })
    await db.transaction(async (tx) => {
      // Another job about the same thing waits here until this one is sent, and then has nothing to do.
      if (!(await keep(tx, { job, name, about, mail, language, now, whole: config.demonstration }))) return
      // If the process crashes before the end it is sent again: an email may arrive twice, but is never lost.
      const delivery = transport ? await transport.send({ ...mail, id: job.id }) : 'sent'
      await email.recordDelivery?.(tx, delivery)
      if (delivery === 'sent') return
      log.warn({ template: name, job: job.id }, 'the mail server refused a mail')
      await tx.delete(mails).where(eq(mails.jobId, job.id))
    })
  }
  await deleteFormerAddress(db, job)
}

type Known = { job: Job; name: EmailName; about: string | null }

async function isSent(db: Database, { job, name, about }: Known): Promise<boolean> {
  const isAboutTheSame = about === null ? undefined : and(eq(mails.template, name), eq(mails.about, about))
  const [sent] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(or(eq(mails.jobId, job.id), isAboutTheSame))
    .limit(1)
  return sent !== undefined
}

type Sent = Known & { mail: Mail; language: Language; now: Date; whole: boolean }

async function keep(db: Database, { job, name, about, mail, language, now, whole }: Sent): Promise<boolean> {
  const { to, subject, text, html } = mail
  const userId = typeof job.data.user_id === 'number' ? job.data.user_id : null
  const kept = await db
    .insert(mails)
    .values({
      jobId: job.id,
      userId,
      // The last email to a person whose account is erased leaves no trace either.
      recipient: userId === null && !whole ? '' : to,
      template: name,
      about,
      language,
      createdAt: now,
      ...(whole && { subject, text, html }),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  return kept.length > 0
}

/** The former address is no longer needed. */
async function deleteFormerAddress(db: Database, { data }: Job): Promise<void> {
  if (typeof data.address_id !== 'number') return
  await db.delete(formerAddresses).where(eq(formerAddresses.id, data.address_id))
}

export function emailLayout(
  { config, translations, origin }: Pick<MailerOptions, 'config' | 'origin' | 'translations'>,
  language: Language,
): EmailLayout {
  const { timeZone } = regionSettings[config.region]
  const address = origin()
  return {
    translate: translations.translatorFor(language),
    timeZone,
    origin: address,
    place: config.demonstration ? placeIn(language) : new URL(address).host,
  }
}

function stopLinks(
  { oneClickPath, origin, sealing }: MailerOptions,
  { to }: Email,
  kind: EmailKind,
): StopLinks {
  const token = sealStopToken(sealing, readerAt(to), kind)
  return { kind, page: `/unsubscribe/${token}`, oneClick: origin() + oneClickPath(token) }
}

function placeIn(language: Language): string {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region' })
  return `${seller.street}, ${seller.postalCode} ${seller.city}, ${names.of(seller.country)}`
}
