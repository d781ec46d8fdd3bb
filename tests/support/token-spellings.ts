import fc from 'fast-check'

/** A token as in links: in lower case, so that it is found again however it was spelled. */
export const token = 'c2vjcmv0lw9mlxnvbwvib2r5'

/** Whether a text contains the token in any spelling. */
export function holdsToken(text: string): boolean {
  const plain = text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return `${text} ${plain}`.toLowerCase().includes(token)
}

const pages = [
  ...[
    'protocols',
    'baskets',
    'auth/activate',
    'auth/reset-password',
    'auth/confirm-email',
    'auth/multipass',
    'withdraw',
    'back-in-stock',
    'guest-orders',
    'saved-carts',
  ],
  ...[
    'account/orders',
    'account/practitioner/protocols',
    'admin/users',
    'checkout/return',
    'sandbox/payments',
  ],
  ...['products', 'products/zinc', 'brands', 'nothing', ''],
]
const inserted = [
  '.data',
  '/_.data',
  '/',
  '//',
  '/./',
  '/../',
  '/x/../',
  '%2f',
  '%2F',
  '%2e',
  ';a=b',
  '\\',
  '_.data',
  '%00',
  '+',
]
const queries = [
  ...['', '?', '?_routes=', `?_routes=${token}`, '?_routes=root,protocols%2Fshared%2Fshared.route'],
  ...['query', 'page', 'brands', 'order_by', 'all', 'view', 'variant', 'per_page', '.data', ''].map(
    (name) => `?${name}=${token}`,
  ),
  ...[
    `?${token}`,
    `?page=2&page=${token}`,
    `?brands=1,${token}`,
    '?x=/en/about.data',
    `#${token}`,
    '?a?b&&=&%',
  ],
]
const cases = [(text: string) => text, (text: string) => text.toUpperCase(), encodeURIComponent, encodeAll]

function encodeAll(text: string): string {
  return text.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

/** URLs with a token in their path, as written by the shop and in unusual spellings. */
export const spelledAddress = fc
  .record({
    language: fc.constantFrom('en', 'zh_tw', 'EN', 'en.data', '%65n', 'xx'),
    page: fc.constantFrom(...pages),
    spellings: fc.tuple(fc.constantFrom(...cases), fc.constantFrom(...cases)),
    insertions: fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...inserted)), { maxLength: 3 }),
    end: fc.constantFrom('', '', '.data', '/', '/_.data', '/more', '.data.data', '%2edata'),
    query: fc.constantFrom(...queries),
  })
  .map(({ language, page, spellings: [ofPage, ofToken], insertions, end, query }) => {
    const path = [`/${language}`, ofPage(page), ofToken(token)].filter(Boolean).join('/')
    const spelled = insertions.reduce((text, [at, piece]) => {
      const place = text.indexOf('/', 1 + (at % (text.length - token.length)))
      return place < 0 ? text + piece : text.slice(0, place) + piece + text.slice(place)
    }, path)
    return spelled + end + query
  })
