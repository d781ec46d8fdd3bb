/** Deep equality, ignoring the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    Array.isArray(a) === Array.isArray(b) &&
    keys.every((key) => same(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
