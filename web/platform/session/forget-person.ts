import { type Drawer, forgetKeys, keepingDrawer } from '../storage.ts'

/** Values that belong to the device rather than to its user. */
const ofTheDevice = ['country', 'delivery-country', 'regional-notice-dismissed']

/** Tokens, user and everything else that is personal in the browser's storage. */
export function forgetPerson(): void {
  forgetPersonal(keepingDrawer('localStorage'))
  forgetPersonal(keepingDrawer('sessionStorage'))
}

/** At logout everything is deleted that does not belong to the device. */
export function forgetPersonal(drawer: Drawer): void {
  forgetKeys(drawer, (name) => !ofTheDevice.includes(name))
}

/** Values that start with `user_id` are personal: the next user must not find them. */
export function forgetOthers(drawer: Drawer | undefined, userId: number): void {
  if (!drawer) return
  const keys = Array.from({ length: drawer.length }, (_, at) => drawer.key(at) ?? '')
  for (const key of keys) {
    const owner = /^\{"user_id":(\d+)\b/.exec(drawer.getItem(key) ?? '')?.[1]
    if (owner !== undefined && Number(owner) !== userId) drawer.removeItem(key)
  }
}
