import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { sharingTypes } from '#domain/accounts/user-types.ts'
import { maySignIn, type User } from './find-users.ts'
import { users } from './tables.ts'

/** For `users`: while they may not share, what they shared gives no access, and what they published is not shown. */
export const mayShare = and(
  inArray(users.userTypeId, [...sharingTypes]),
  isNotNull(users.activatedAt),
  isNull(users.deactivatedAt),
  isNull(users.erasedAt),
)!

/** The same of a user who has been read. */
export function isAllowedToShare(user: User): boolean {
  return sharingTypes.includes(user.userTypeId) && maySignIn(user)
}
