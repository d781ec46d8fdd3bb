import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { Language } from '#domain/languages.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import type { ListedMail } from '#server/platform/mail/list-mails.ts'
import { maxWaitMs } from '../max-wait.ts'
import { thisShop } from '../this-shop.ts'

/** The newest email of a kind to an address, once the queue has sent it. */
export async function emailTo(to: string, name: EmailName, language: Language = 'en'): Promise<ListedMail> {
  const subject = subjectOf(name, language)
  return vi.waitFor(
    async () => {
      const email = (await emailsTo(to)).find((mail) => mail.subject === subject)
      if (!email) throw new Error(`No email "${subject}" came to ${to}`)
      return email
    },
    { timeout: maxWaitMs, interval: 100 },
  )
}

/** All emails sent to an address, newest first. */
export async function emailsTo(to: string): Promise<ListedMail[]> {
  const answer = await fetch(`${thisShop().url}/dev/mail.json`)
  const mails = (await answer.json()) as ListedMail[]
  return mails.filter((mail) => mail.to === to)
}

/** The path that its button links to. */
export function linkIn({ text }: ListedMail): string {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in:\n${text}`)
  return new URL(link).pathname
}

function subjectOf(name: EmailName, language: Language): string {
  const { emails } = JSON.parse(readFileSync(`locales/${language}/mails.json`, 'utf8')) as {
    emails: Record<string, { subject: string }>
  }
  const subject = emails[name]?.subject
  if (!subject) throw new Error(`There is no email "${name}" in ${language}`)
  return subject
}
