import { type BrowserStorage, removeStoredKeys, storageOrMemory } from '../storage.ts'

/** Values that belong to the device rather than to its user. */
const ofTheDevice = ['country', 'delivery-country', 'regional-notice-dismissed', 'marketing-choice']

/** Tokens, user and everything else that is personal in the browser's storage. */
export function clearPersonalData(): void {
  clearPersonalDataIn(storageOrMemory('localStorage'))
  clearPersonalDataIn(storageOrMemory('sessionStorage'))
}

/** At logout everything is deleted that does not belong to the device. */
export function clearPersonalDataIn(storage: BrowserStorage): void {
  removeStoredKeys(storage, (name) => !ofTheDevice.includes(name))
}

/** Values that start with `user_id` are personal: the next user must not find them. */
export function clearOtherUsersData(storage: BrowserStorage | undefined, userId: number): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) {
    const owner = /^\{"user_id":(\d+)\b/.exec(storage.getItem(key) ?? '')?.[1]
    if (owner !== undefined && Number(owner) !== userId) storage.removeItem(key)
  }
}
