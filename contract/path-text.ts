/** Encodes one segment of a path; the name of a route parameter is left as it is. */
export function pathText(text: string): string {
  return /^:\w+$/.test(text) ? text : encodeURIComponent(text)
}
