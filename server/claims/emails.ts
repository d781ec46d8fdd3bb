import { eq, getTableColumns } from 'drizzle-orm'
import { toAccount } from '#server/accounts/emails.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { claimReviews } from './tables.ts'

/** More than this of the reviewed text is not repeated. */
const quotedLength = 160

export const claimEmails = (deps: Pick<Deps, 'claimSources'>) =>
  ({
    'claim-allowed': aboutReview(deps, 'allowed'),
    'claim-declined': aboutReview(deps, 'declined'),
  }) satisfies Partial<Record<EmailName, WriteEmail>>

/** Only while the decision it reports is still valid. */
function aboutReview(
  { claimSources }: Pick<Deps, 'claimSources'>,
  state: 'allowed' | 'declined',
): WriteEmail {
  return async ({ review_id: id }, { db }) => {
    if (typeof id !== 'number') return undefined
    const [found] = await db
      .select({ user: getTableColumns(users), review: claimReviews })
      .from(claimReviews)
      .innerJoin(users, eq(users.id, claimReviews.practitionerId))
      .where(eq(claimReviews.id, id))
    if (found?.review.state !== state) return undefined
    const { user, review } = found
    const path = claimSources[review.kind]?.editPath?.(review.subjectId)
    return toAccount(user, {
      texts: `claim-${state}`,
      values: { text: shortened(review.text) },
      quote: [review.reason ?? ''],
      button: path === undefined ? undefined : { path },
    })
  }
}

function shortened(text: string): string {
  const line = text.replaceAll('\n', ' ')
  return line.length > quotedLength ? `${line.slice(0, quotedLength).trimEnd()}…` : line
}
