import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DirectoryPage, DirectoryQuery, ListedPractitioner, StoreContent } from '#contract/storefront.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import { type DirectoryOption, directoryPageSize, searchDirectory } from '#domain/storefront/directory.ts'
import { topicIcons } from '#domain/storefront/sections.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { storefronts } from '../tables.ts'
import { isListed } from './open-directory.ts'

/** Of places; more would be no help in choosing one. */
const placesMaximum = 100

/** Practitioners who want to be found, by what a visitor chose. */
export async function listPractitioners(
  { db, directory }: Pick<Ctx, 'db' | 'directory'>,
  { page, ...choice }: DirectoryQuery,
): Promise<DirectoryPage> {
  const asked = { page, limit: directoryPageSize }
  const index = directory.index()
  const { found, options } = searchDirectory(index, choice)
  const shown = found.slice(offsetOf(asked), offsetOf(asked) + asked.limit)
  const ids = shown.map(({ practitionerId }) => practitionerId)
  const known = await readListed(db, ids)
  return {
    data: ids.flatMap((id) => known.get(id) ?? []),
    ...totalsOf(asked, found.length),
    options: {
      profession: named(options.profession),
      language: named(options.language),
      place: options.place
        .slice(0, placesMaximum)
        .map((option) => ({ ...option, name: index.placeNames.get(option.key) ?? option.key })),
      meeting: named(options.meeting),
      topic: named(options.topic),
    },
  }
}

const named = (options: readonly DirectoryOption[]) =>
  options.map((option) => ({ ...option, name: option.key }))

/** What a card shows of a published page, without its longer texts. */
const cardParts = ['header', 'logo', 'language', 'listing', 'contact', 'services'] as const
const shown = sql<Pick<StoreContent, (typeof cardParts)[number]>>`jsonb_build_object(${sql.join(
  cardParts.map((part) => sql`${part}::text, ${storefronts.published} -> ${part}::text`),
  sql`, `,
)})`
const names = { firstName: users.firstName, lastName: users.lastName, userTypeId: users.userTypeId }
const work = {
  organisationName: practitioners.organisationName,
  healthProfession: practitioners.healthProfession,
}

/** Those who have withdrawn since the directory was read are left out. */
async function readListed(db: Database, ids: readonly number[]): Promise<Map<number, ListedPractitioner>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: storefronts.practitionerId,
      name: storefronts.name,
      page: shown,
      user: names,
      practice: work,
    })
    .from(storefronts)
    .innerJoin(users, eq(users.id, storefronts.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(and(isListed, inArray(storefronts.practitionerId, [...ids])))
  return new Map(
    rows.map(({ id, name, page, user, practice }) => {
      const { header, logo, language, listing, contact, services } = page
      const icons = new Set(services.map(({ icon }) => icon))
      const { place, is_online, is_in_person } = listing
      return [
        id,
        {
          name,
          first_name: user.firstName,
          last_name: user.lastName,
          organisation_name: practice?.organisationName ?? '',
          health_profession: healthProfessions[(practice?.healthProfession ?? 0) - 1] ?? 'other',
          is_certified: user.userTypeId === userTypes.certifiedPractitioner,
          logo,
          language,
          place,
          is_online,
          is_in_person,
          title: header.title,
          languages: contact.languages,
          topics: topicIcons.filter((icon) => icons.has(icon)),
        },
      ]
    }),
  )
}
