/** A dot between possible parts of a host name: "shop.example", but not "1.5" or "e.g.". */
const dotOfHost = /(?<=[\p{L}\p{N}])[.．｡](?=\p{L}[\p{L}\p{N}-])/gu
/** The scheme of a URL, or of a mail or telephone link. */
const scheme = /(?<=\b[a-z][a-z0-9+.-]*:)(?=\/\/)|(?<=\b(?:mailto|tel|sms):)(?=\S)/giu

/** A text in which mail programs find no address to turn into a link, because a space separates its parts. */
export function withoutLinks(text: string): string {
  return text.replace(scheme, ' ').replace(dotOfHost, (dot) => `${dot} `)
}
