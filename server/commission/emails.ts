import { eq, getTableColumns } from 'drizzle-orm'
import type { Region } from '#domain/regions.ts'
import { toAccount } from '#server/accounts/emails.ts'
import { users } from '#server/accounts/tables.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { monthName } from './statements/month-texts.ts'
import { commissionStatements } from './statements/tables.ts'

export const commissionEmails = (region: Region) =>
  ({
    'commission-statement': async ({ statement_id: id }, { db }) => {
      if (typeof id !== 'number') return undefined
      const [found] = await db
        .select({ user: getTableColumns(users), statement: commissionStatements })
        .from(commissionStatements)
        .innerJoin(users, eq(users.id, commissionStatements.practitionerId))
        .where(eq(commissionStatements.id, id))
      if (!found) return undefined
      const { user, statement } = found
      return toAccount(user, {
        texts: 'commission-statement',
        values: {
          month: monthName(statement.month, user.language),
          amount: moneyText(statement.available, region),
        },
        button: { path: '/account/practitioner/commission' },
      })
    },
  }) satisfies Partial<Record<EmailName, WriteEmail>>
