/** Its name in the browser's storage. */
export const visitorCartName = 'cart'

/** Whether it is worth fetching what reads it. */
export function hasVisitorCart(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith(`:${visitorCartName}`))
  } catch {
    return false
  }
}
