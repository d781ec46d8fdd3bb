import { createTransport } from 'nodemailer'
import type { Delivery } from './email.ts'
import type { Mail } from './render-email.ts'

export type MailTransport = {
  /** Whatever may succeed later is thrown, to be retried. */
  send(mail: Mail & { id: string }): Promise<Delivery>
  close(): void
}

/** Maximum number of connections to the mail server. */
export const mailsAtOnce = 2
const maxWaitMs = 15_000

export function openSmtp(url: string, from: string): MailTransport {
  const transport = createTransport({
    // Options in the URL have priority: `?requireTLS=false`.
    requireTLS: true,
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: maxWaitMs,
    greetingTimeout: maxWaitMs,
    dnsTimeout: maxWaitMs,
    socketTimeout: maxWaitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, attachments, stopAt }) {
      try {
        // The same in every attempt, so that a duplicate can be recognised as one.
        const messageId = `<${id}@${host}>`
        const headers = { 'Auto-Submitted': 'auto-generated', ...(stopAt && unsubscribing(stopAt)) }
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
        if (isPermanent(error)) return 'refused'
        throw withoutAddresses(error)
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: mail programs show a button, and stop the emails with a single call. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type SmtpError = { code?: string; command?: string; responseCode?: number }

/** A 5xx for this recipient or content. A refused password has to be corrected by the operator. */
function isPermanent(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpError
  return responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command ?? '')
}

/** A mail server's answers contain addresses, which must be kept neither in the log nor in the queue. */
function withoutAddresses(error: unknown): Error {
  const { code, command, responseCode } = error as SmtpError
  const advice = code === 'ETLS' ? '; to send in the clear, end SMTP_URL with ?requireTLS=false' : ''
  const known = [code, command?.split(' ')[0], responseCode].filter(Boolean).join(' ')
  return new Error(`The mail server did not take a mail: ${known || 'no reason given'}${advice}`)
}
