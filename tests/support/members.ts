import { hash } from '@node-rs/argon2'
import { users } from '#server/accounts/tables.ts'
import { connect, type Database } from '#server/platform/database.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { password } from './people/newcomers.ts'

type Member = Pick<typeof users.$inferInsert, 'email' | 'userTypeId' | 'homeRegion'>

/** Reads or changes the data of a shop that is running. */
export async function inDatabase<Answer>(
  { databaseUrl }: { databaseUrl: string },
  work: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  const { db, sql } = connect(databaseUrl, { max: 1 })
  try {
    return await work(db)
  } finally {
    await sql.end()
  }
}

/** An activated account in a shop without demonstration data, with the usual password. */
export function addMember(shop: { databaseUrl: string }, member: Member): Promise<number> {
  return inDatabase(shop, async (db) => {
    const [user] = await db
      .insert(users)
      .values({
        ...member,
        passwordHash: await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
        firstName: 'Nora',
        lastName: 'Peeters',
        language: 'en',
        country: 'BE',
        createdAt: new Date(),
        activatedAt: new Date(),
      })
      .returning()
    const work = { healthProfession: 1, expertiseLevel: 1, organisationType: 1, organisationName: 'Lindehof' }
    if (member.userTypeId === 2 || member.userTypeId === 3)
      await db.insert(practitioners).values({ userId: user!.id, ...work })
    return user!.id
  })
}
