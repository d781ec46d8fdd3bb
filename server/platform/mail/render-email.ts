import type { Attachment, Email } from './email.ts'
import { plainText } from './plain-text.ts'
import { type EmailLayout, wordsOf } from './words.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
  /** Where mail programs stop emails of this kind; absent if the reader cannot stop them. */
  stopAt?: string
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
    ...(emailLayout.stop && { stopAt: emailLayout.stop.oneClick }),
    html: await render(sheet(words, { origin, mail: `${origin}/mail` })),
  }
}
