import type { Drawer } from '../storage.ts'

/** Values that begin with `user_id` are one person's own: whoever comes after them must not find them. */
export function forgetOthers(drawer: Drawer | undefined, userId: number): void {
  if (!drawer) return
  const keys = Array.from({ length: drawer.length }, (_, at) => drawer.key(at) ?? '')
  for (const key of keys) {
    const owner = /^\{"user_id":(\d+)\b/.exec(drawer.getItem(key) ?? '')?.[1]
    if (owner !== undefined && Number(owner) !== userId) drawer.removeItem(key)
  }
}
