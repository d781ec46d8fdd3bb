import { and, inArray, isNull } from 'drizzle-orm'
import { sharingTypes } from '#domain/accounts/user-types.ts'
import { users } from './tables.ts'

/** For `users`: while they may not share, what they shared gives no access. */
export const mayShare = and(inArray(users.userTypeId, [...sharingTypes]), isNull(users.deactivatedAt))!
