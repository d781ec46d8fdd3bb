import { browserStorage } from '#web/platform/storage.ts'

const nowhere = { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** Without browser storage the entries are lost with the page, and nothing else. */
export function sessionDrawer() {
  return browserStorage('sessionStorage') ?? nowhere
}
