import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Database } from '#server/platform/database.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import type { User } from './find-users.ts'
import { users } from './tables.ts'

export const password = 'Verbena-test-1'
const passwordHash = hashPassword(password)

/** A person who has registered and activated their account, unless specified otherwise. */
export async function insertPerson(
  db: Database,
  name: string,
  differing: Partial<typeof users.$inferInsert> = {},
): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({
      userTypeId: 4 satisfies UserTypeId,
      email: `${name.toLowerCase()}@example.org`,
      passwordHash: await passwordHash,
      firstName: name,
      lastName: 'Example',
      language: 'en',
      country: 'BE',
      homeRegion: 'eu',
      createdAt: new Date(),
      activatedAt: new Date(),
      ...differing,
    })
    .returning()
  return user!
}
