/** One part of a path, whatever stands in it; the name of a route's parameter stays as it is. */
export function pathText(text: string): string {
  return /^:\w+$/.test(text) ? text : encodeURIComponent(text)
}
