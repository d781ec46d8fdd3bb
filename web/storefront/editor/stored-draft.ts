import type { StoreContent } from '#contract/storefront.ts'
import { dayMs } from '#domain/local-time.ts'
import { persisted } from '../../platform/store/persisted.ts'

/** `user_id` comes first, so that the next user of the browser never gets it. */
export type StoredDraft = { user_id: number; revision: number; content: StoreContent }
export type StoredDrafts = ReturnType<typeof storedDrafts>

const ttlMs = 30 * dayMs

/** What was typed and is not saved yet, so that a lost connection or a closed tab loses nothing. */
export function storedDrafts() {
  const storage = persisted<StoredDraft | undefined>({
    in: 'localStorage',
    name: 'store-draft',
    ttlMs,
    parse: draftIn,
  })
  return {
    read(userId: number): StoredDraft | undefined {
      const draft = storage.read()
      return draft?.user_id === userId ? draft : undefined
    },
    write: (draft: StoredDraft | undefined) => storage.write(draft),
  }
}

function draftIn(stored: unknown): StoredDraft | undefined {
  const { user_id, revision, content } = (stored ?? {}) as Partial<StoredDraft>
  if (typeof user_id !== 'number' || typeof revision !== 'number' || !content) return undefined
  return isShapedLikeContent(content) ? { user_id, revision, content } : undefined
}

const parts: readonly (keyof StoreContent)[] = [
  'header',
  'about',
  'approach',
  'services_header',
  'services',
  'packages',
  'contact',
  'opening_hours',
  'sections',
  'product_variant_ids',
  'listing',
]

/** Its texts may be wrong, but each part must be there. */
function isShapedLikeContent(content: object): content is StoreContent {
  return parts.every((part) => part in content)
}
