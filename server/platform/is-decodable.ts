/**
 * Whether the percent signs of a URL's part can be decoded. The decoded text is used: from the build, calls of built-in
 * functions without use of their result are removed as if they could not throw.
 */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).length <= text.length
  } catch {
    return false
  }
}
