import { type Drawer, forgetKeys, keepingDrawer } from '../storage.ts'

/** What says something about the device rather than about the person who uses it. */
const ofTheDevice = ['country', 'delivery-country', 'regional-notice-dismissed']

/** Tokens, person, and everything else that is personal in the browser's storage. */
export function forgetPerson(): void {
  forgetPersonal(keepingDrawer('localStorage'))
  forgetPersonal(keepingDrawer('sessionStorage'))
}

/** At logout everything goes that is not the device's own. */
export function forgetPersonal(drawer: Drawer): void {
  forgetKeys(drawer, (name) => !ofTheDevice.includes(name))
}

/** Values that begin with `user_id` are one person's own: anyone who comes after them must not find them. */
export function forgetOthers(drawer: Drawer | undefined, userId: number): void {
  if (!drawer) return
  const keys = Array.from({ length: drawer.length }, (_, at) => drawer.key(at) ?? '')
  for (const key of keys) {
    const owner = /^\{"user_id":(\d+)\b/.exec(drawer.getItem(key) ?? '')?.[1]
    if (owner !== undefined && Number(owner) !== userId) drawer.removeItem(key)
  }
}
