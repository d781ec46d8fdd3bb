type Value = string | number | false | null | undefined

/** The path of a page of a list. */
export function pagePath(path: string, page: number): string {
  return path + queryString({ page: page > 1 && page })
}

/** The query string of an address with these values; what is empty is left out. */
export function queryString(values: Readonly<Record<string, Value>>): '' | `?${string}` {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === '' || value === false || value == null ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
