type Value = string | number | false | null | undefined

/** The query string of an address with these values; what is empty is left out. */
export function queryString(values: Readonly<Record<string, Value>>): '' | `?${string}` {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === '' || value === false || value == null ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
