/** What a logo may contain: no scripts, style sheets or external resources. */
const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan title desc defs use symbol ' +
    'linearGradient radialGradient stop clipPath mask'
  ).split(' '),
)
const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z:-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?)>/y
const attribute = /([A-Za-z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const words = /[^<]*/y
const namespace = 'http://www.w3.org/2000/svg'

/** Whether a payment method's logo is a plain SVG picture that is safe to show from any source. */
export function isPlainMark(svg: string): boolean {
  const open: string[] = []
  let at = 0
  do {
    tag.lastIndex = at
    const [whole, closing, name = '', attributes = '', alone] = tag.exec(svg) ?? []
    if (whole === undefined || !elements.has(name) || !areHarmless(attributes)) return false
    if (at === 0 && (name !== 'svg' || !attributes.includes(namespace))) return false
    if (closing && open.pop() !== name) return false
    if (!closing && !alone) open.push(name)
    at += whole.length
    if (open.length === 0) return at === svg.length
    words.lastIndex = at
    at += words.exec(svg)?.[0].length ?? 0
  } while (at < svg.length)
  return false
}

function areHarmless(attributes: string): boolean {
  return [...attributes.matchAll(attribute)].every(([, name = '', double, single]) => {
    const value = (double ?? single ?? '').trim()
    if (/^on/i.test(name) || /^style$/i.test(name)) return false
    if (/^xmlns(:|$)/.test(name)) return value.startsWith('http://www.w3.org/')
    if (/(^|:)href$/i.test(name)) return value.startsWith('#')
    return !/url\s*\((?!\s*["']?#)/i.test(value) && !/^\s*[a-z]+script:/i.test(value)
  })
}

const usualRatio = 1.6

/** A logo's aspect ratio, so that its space can be reserved before it loads. */
export function markRatio(svg: string): number {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const numberOf = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(root)?.[1])
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratios = [numberOf('width') / numberOf('height'), (box?.[2] ?? 0) / (box?.[3] ?? 0)]
  return ratios.find((ratio) => ratio > 0 && Number.isFinite(ratio)) ?? usualRatio
}
