const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  copy: '©',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  micro: 'µ',
  deg: '°',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
}

// Control characters, and those that change the text direction and so can disguise a text.
const unprintable = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}

function withoutTags(text: string): string {
  return text
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
}

/** Text without markup, entities and control characters, keeping its paragraphs. "< 5 mg" stays as it is. */
export function paragraphs(text: string): string {
  return withoutTags(decodeEntities(withoutTags(text)))
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(unprintable, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same as one line. */
export function oneLine(text: string): string {
  return paragraphs(text).replace(/\s+/g, ' ')
}

/** Text without characters that cannot be printed or stored. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unprintable, '')
}

/** A name for comparison: without accents, case or punctuation. */
export function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[œ]/g, 'oe')
    .replace(/[ø]/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
