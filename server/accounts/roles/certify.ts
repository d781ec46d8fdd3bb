import { and, eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Database } from '#server/platform/database.ts'
import { users } from '../tables.ts'

/** Certifies a practitioner; returns whether that changed anything, which it does not for admins. */
export async function certify(tx: Database, userId: number): Promise<boolean> {
  const certified = await tx
    .update(users)
    .set({ userTypeId: userTypes.certifiedPractitioner })
    .where(and(eq(users.id, userId), eq(users.userTypeId, userTypes.practitioner)))
    .returning({ id: users.id })
  return certified.length > 0
}
