/** A dot between what could be parts of a host's name: "shop.example", and not "1.5" or "e.g.". */
const dotOfHost = /(?<=[\p{L}\p{N}])[.．｡](?=\p{L}[\p{L}\p{N}-])/gu
/** What comes before the slashes of an address, or before that of a mail or a telephone. */
const scheme = /(?<=\b[a-z][a-z0-9+.-]*:)(?=\/\/)|(?<=\b(?:mailto|tel|sms):)(?=\S)/giu

/** A text in which mail programs find no address to turn into a link; a space keeps its parts apart. */
export function withoutLinks(text: string): string {
  return text.replace(scheme, ' ').replace(dotOfHost, (dot) => `${dot} `)
}
