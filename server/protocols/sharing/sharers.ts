import { eq, inArray } from 'drizzle-orm'
import type { SharingPractitioner } from '#contract/sharing.ts'
import type { Language } from '#domain/languages.ts'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import { practitioners } from '#server/practitioners/tables.ts'

/** A protocol's practitioner as shown to its readers, by id. */
export async function findSharers(
  { db, translations }: Pick<Deps, 'db' | 'translations'>,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, SharingPractitioner>> {
  if (ids.length === 0) return new Map()
  const { healthProfession, organisationName } = practitioners
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      city: users.city,
      healthProfession,
      organisationName,
    })
    .from(users)
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(inArray(users.id, [...ids]))
  const translate = translations.translatorFor(language)
  const professionOf = (id: number | null) => {
    const name = healthProfessions[(id ?? 0) - 1]
    return name && name !== 'other' ? translate(`reference:profession-of-one.${name}`) : ''
  }
  return new Map(
    rows.map((row) => [
      row.id,
      {
        first_name: row.firstName,
        last_name: row.lastName,
        profession: professionOf(row.healthProfession),
        practice: row.organisationName ?? '',
        city: row.city,
      },
    ]),
  )
}
