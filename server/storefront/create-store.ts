import { eq } from 'drizzle-orm'
import type { StoreContent, StoreLook } from '#contract/storefront.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { nameSkeleton, storeNameOf, storeNameProblem } from '#domain/storefront/name.ts'
import { storeSections } from '#domain/storefront/sections.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { refuse } from '#server/platform/problems.ts'
import { RetryTransaction, transact } from '#server/platform/transact.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import type { StoreContext, StoreRow } from './find-store.ts'
import { findFreeName } from './names.ts'
import { storefronts } from './tables.ts'

/** A page to work on, filled with what the profile says. */
export function createStore(ctx: StoreContext & { region: Region }, look: StoreLook): Promise<StoreRow> {
  return transact(ctx.db, async (db) => {
    const { actor, now, region } = ctx
    await lockUser(db, actor.id)
    const [known] = await db.select().from(storefronts).where(eq(storefronts.practitionerId, actor.id))
    if (known) return refuse('store-exists')
    const user = await getUser(db, actor.id)
    const [practice] = await db.select().from(practitioners).where(eq(practitioners.userId, actor.id))
    const wishes = [
      practice?.organisationName ?? '',
      `${user.firstName} ${user.lastName}`,
      `practice ${actor.id}`,
    ]
    const wish = wishes.find((each) => storeNameProblem(each) === undefined)!
    const name = await findFreeName({ ...ctx, db }, storeNameOf(wish))
    const content: StoreContent = {
      ...emptyContent(regionSettings[region].timeZone),
      ...look,
      language: user.language,
      contact: { ...noContact, languages: [user.language.slice(0, 2)] },
    }
    const [store] = await db
      .insert(storefronts)
      .values({ practitionerId: actor.id, name, nameSkeleton: nameSkeleton(name), content, changedAt: now })
      .onConflictDoNothing()
      .returning()
    // Somebody else took the name in the same moment.
    if (!store) throw new RetryTransaction()
    return store
  })
}

const nothing = { title: '', description: '' }
const noContact = { appointment_url: '', description: '', address: '', phone: '', email: '', languages: [] }

const emptyContent = (timezone: string) => ({
  accent: null,
  logo: null,
  header: { ...nothing, image: null, second_image: null },
  about: { ...nothing, image: null },
  services_header: nothing,
  services: [],
  packages: [],
  approach: { ...nothing, images: [null, null] as [null, null] },
  message: '',
  opening_hours: [],
  timezone,
  sections: storeSections.map((section) => ({ section, is_hidden: section === 'message' })),
  product_variant_ids: [],
  welcome_discount: 0 as const,
  listing: { is_listed: false, place: '', is_online: false, is_in_person: true },
})
