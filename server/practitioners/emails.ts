import { eq, getTableColumns } from 'drizzle-orm'
import { toAccount } from '#server/accounts/emails.ts'
import { users } from '#server/accounts/tables.ts'
import type { EmailContent, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { reasonOf } from './certificates/find-certificates.ts'
import { certificates, onboardingCalls } from './tables.ts'

const practice = { path: '/account/practitioner' }

export const practitionerEmails = (sealing: Sealing) =>
  ({
    'certificate-approved': aboutCertificate(sealing, 'approved', () => ({
      texts: 'certificate-approved',
      button: practice,
    })),
    'certificate-refused': aboutCertificate(sealing, 'refused', (reason) => ({
      texts: 'certificate-refused',
      quote: [reason],
      button: { path: '/onboarding/certificate' },
    })),
    'onboarding-call-booked': async ({ user_id: id }, { db }) => {
      if (id === null) return undefined
      const [booked] = await db
        .select({ user: getTableColumns(users), startsAt: onboardingCalls.startsAt })
        .from(onboardingCalls)
        .innerJoin(users, eq(users.id, onboardingCalls.practitionerId))
        .where(eq(onboardingCalls.practitionerId, id))
      return (
        booked &&
        toAccount(booked.user, {
          texts: 'onboarding-call-booked',
          values: { when: booked.startsAt },
          button: practice,
        })
      )
    },
  }) satisfies Partial<Record<EmailName, WriteEmail>>

/** Only while the decision it reports is still valid. */
function aboutCertificate(
  sealing: Sealing,
  state: 'approved' | 'refused',
  say: (reason: string) => EmailContent,
): WriteEmail {
  return async ({ certificate_id: id }, { db }) => {
    if (typeof id !== 'number') return undefined
    const [decided] = await db
      .select({ user: getTableColumns(users), certificate: certificates })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.practitionerId))
      .where(eq(certificates.id, id))
    if (decided?.certificate.state !== state) return undefined
    return toAccount(decided.user, say(reasonOf(sealing, decided.certificate) ?? ''))
  }
}
