import type { users } from '#server/accounts/tables.ts'
import type { SignedIn } from '#server/platform/context.ts'

/** A client as the reader of their own plans, outside any session. */
export function readerOf({ id, userTypeId }: typeof users.$inferSelect): SignedIn {
  return { id, userTypeId, sessionId: 0 }
}
