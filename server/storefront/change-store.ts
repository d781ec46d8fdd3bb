import { eq } from 'drizzle-orm'
import { StoreContent } from '#contract/storefront.ts'
import { same } from '#domain/same.ts'
import { itemNumbersAhead } from '#domain/storefront/limits.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { lockStore, type StoreContext, type StoreRow } from './find-store.ts'
import { refuseOthersImages } from './images/store-images.ts'
import { storefronts } from './tables.ts'
import { saveVersion } from './versions.ts'

/** Numbers for new services, packages and features. */
export type NextId = () => number

/**
 * Changes a page as its practitioner works on it; what is published stays as it is. `from`: the revision that the change
 * was made from, where the whole content replaces another; the same change once more, because its answer was lost, is
 * answered again. `keepsPresent`: the history keeps what is replaced, however new.
 */
export function changeStore(
  ctx: StoreContext,
  change: (content: StoreContent, nextId: NextId) => StoreContent,
  { from, keepsPresent = false }: { from?: number; keepsPresent?: boolean } = {},
): Promise<StoreRow> {
  return transact(ctx.db, async (db) => {
    const store = await lockStore(db, ctx.actor.id)
    let { nextItemId } = store
    const content = checked(change(store.content, () => nextItemId++))
    if (from !== undefined && from !== store.revision)
      return same(content, store.content) ? store : refuse('store-changed')
    const following = nextFreeId(content, nextItemId)
    if (following > nextItemId + itemNumbersAhead) return refuse('invalid-input', { content: ['invalid'] })
    await refuseOthersImages({ ...ctx, db }, content, store.content)
    await saveVersion({ ...ctx, db }, store, { always: keepsPresent })
    const [saved] = await db
      .update(storefronts)
      .set({
        content,
        revision: store.revision + 1,
        changedAt: ctx.now,
        nextItemId: following,
      })
      .where(eq(storefronts.practitionerId, ctx.actor.id))
      .returning()
    return saved!
  })
}

/** The parts were checked by the contract; together they can be too many. */
function checked(content: StoreContent): StoreContent {
  const { data, error } = StoreContent.safeParse(content)
  if (data) return data
  const isFull = error.issues.every(({ code, path }) => code === 'too_big' && isList(path.at(-1)))
  if (isFull) return refuse('store-full')
  throw error
}

const isList = (key: unknown) => key === 'services' || key === 'packages' || key === 'features'

/** The editor numbers what it adds itself. */
function nextFreeId({ services, packages }: StoreContent, next: number): number {
  const features = packages.flatMap((each) => each.features.map(({ feature_id: id }) => id))
  return Math.max(
    next,
    ...[...services, ...packages].map(({ id }) => id + 1),
    ...features.map((id) => id + 1),
  )
}
