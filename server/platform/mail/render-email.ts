import type { Attachment, Email } from './email.ts'
import { plainText } from './plain-text.ts'
import { type EmailLayout, wordsOf } from './words.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
}

export async function renderEmail(email: Email, emailLayout: EmailLayout): Promise<Mail> {
  // 50 MB and a third of a second, which need not delay the start.
  const [{ render }, { sheet }] = await Promise.all([import('@react-email/render'), import('./sheet.ts')])
  const { origin } = emailLayout
  const words = wordsOf(email, emailLayout)
  return {
    to: email.to,
    subject: words.subject,
    text: plainText(words),
    attachments: email.attachments ?? [],
    html: await render(sheet(words, { origin, mail: `${origin}/mail` })),
  }
}
