import { createTransport } from 'nodemailer'
import type { Mail } from './render-email.ts'

/** `refused`: the server will not take this mail, today or tomorrow. Everything else is thrown, to be tried again. */
export type Delivery = 'sent' | 'refused'
export type Post = {
  send(mail: Mail & { id: string }): Promise<Delivery>
  close(): void
}

/** To so many the mail server is spoken to at a time. */
export const mailsAtOnce = 2
const patienceMs = 15_000

export function openSmtp(url: string, from: string): Post {
  const transport = createTransport({
    // What the address says of it goes first: `?requireTLS=false`.
    requireTLS: true,
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    dnsTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, attachments }) {
      try {
        // The same in every attempt, so that what does come twice can be seen to be one mail.
        const messageId = `<${id}@${host}>`
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
        })
        return 'sent'
      } catch (error) {
        if (isForGood(error)) return 'refused'
        throw namelessly(error)
      }
    },
    close: () => transport.close(),
  }
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

/** A 5xx for this recipient or this text. A refused password is the operator's to mend. */
function isForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpError
  return responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command ?? '')
}

/** A mail server's answers repeat addresses, which neither the log nor the queue may keep. */
function namelessly(error: unknown): Error {
  const { code, command, responseCode } = error as SmtpError
  const advice = code === 'ETLS' ? '; to send in the clear, end SMTP_URL with ?requireTLS=false' : ''
  const known = [code, command?.split(' ')[0], responseCode].filter(Boolean).join(' ')
  return new Error(`The mail server did not take a mail: ${known || 'no reason given'}${advice}`)
}
