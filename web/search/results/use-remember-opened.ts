import type { MouseEvent } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { browserStorage } from '../../platform/storage.ts'

type Shown = { id: number; name: string; slug: string; picture?: { small: string } }

/** Stores the products that a logged-in user opens from the results, to show them under the search box. */
export function useRememberOpened(cards: readonly Shown[]) {
  const { user } = useSession()
  return async ({ target }: MouseEvent) => {
    const path = (target as Element).closest('[data-card-link]')?.getAttribute('href')
    const opened = cards.find(({ slug }) => path?.endsWith(`/products/${slug}`))
    const storage = opened && user && browserStorage('localStorage')
    if (!storage) return
    const { addRecent } = await import('../recent-searches.ts')
    const { id, name, slug, picture } = opened
    addRecent(
      { storage, userId: user.id, nowMs: Date.now() },
      { id, name, slug, image_url: picture?.small ?? null },
    )
  }
}
