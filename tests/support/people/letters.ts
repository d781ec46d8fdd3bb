import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { Language } from '#domain/languages.ts'
import type { LetterName } from '#server/platform/mail/letter-names.ts'
import type { ListedMail } from '#server/platform/mail/list-mails.ts'
import { patienceMs } from '../patience.ts'
import { thisShop } from '../this-shop.ts'

/** The newest letter of a kind to an address, once the queue has sent it. */
export async function letterTo(to: string, name: LetterName, language: Language = 'en'): Promise<ListedMail> {
  const subject = subjectOf(name, language)
  return vi.waitFor(
    async () => {
      const letter = (await lettersTo(to)).find((mail) => mail.subject === subject)
      if (!letter) throw new Error(`No letter "${subject}" came to ${to}`)
      return letter
    },
    { timeout: patienceMs, interval: 100 },
  )
}

/** Everything that was sent to an address, newest first. */
export async function lettersTo(to: string): Promise<ListedMail[]> {
  const answer = await fetch(`${thisShop().url}/dev/mail.json`)
  const mails = (await answer.json()) as ListedMail[]
  return mails.filter((mail) => mail.to === to)
}

/** The path its button leads to. */
export function linkIn({ text }: ListedMail): string {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in:\n${text}`)
  return new URL(link).pathname
}

function subjectOf(name: LetterName, language: Language): string {
  const { letters } = JSON.parse(readFileSync(`locales/${language}/mails.json`, 'utf8')) as {
    letters: Record<string, { subject: string }>
  }
  const subject = letters[name]?.subject
  if (!subject) throw new Error(`There is no letter "${name}" in ${language}`)
  return subject
}
