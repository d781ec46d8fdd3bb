import { isPractitioner, type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'

/** `key` is the label's key under `navigation` in the shop namespace. */
const entries = [
  { key: 'products', path: '/products' },
  { key: 'health-goals', path: '/health-goals' },
  { key: 'brands', path: '/brands' },
] as const
const practitioners = { key: 'practitioners', path: '/practitioners-information' } as const
const protocols = { key: 'protocols', path: '/account/practitioner/protocols' } as const
const ownProtocols = { key: 'my-protocols', path: '/account/client/protocols' } as const

/** What the last entry of the main navigation can be. */
export const lastEntries = [practitioners, protocols, ownProtocols]

/** The last entry changes once the user is known. */
export function mainNavigation(type: UserTypeId | undefined) {
  const last = isPractitioner(type) ? protocols : type === userTypes.client ? ownProtocols : practitioners
  return [...entries, last]
}

/** Keys are under `footer`; a column's title has its own key. */
export const footerColumns = [
  {
    key: 'shop',
    links: [
      { key: 'all-products', path: '/products' },
      { key: 'health-goals', path: '/health-goals' },
      { key: 'brands', path: '/brands' },
      { key: 'sale', path: '/products?zero_waste=1' },
    ],
  },
  {
    key: 'about',
    links: [
      { key: 'how-it-works', path: '/practitioners-information' },
      { key: 'find-practitioner', path: '/practitioners' },
      { key: 'about-us', path: '/about' },
      { key: 'accessibility', path: '/accessibility' },
    ],
  },
  {
    key: 'help',
    links: [
      { key: 'help-centre', path: '/help' },
      { key: 'delivery', path: '/delivery' },
      { key: 'returns', path: '/returns' },
      { key: 'withdraw', path: '/withdraw' },
      { key: 'contact', path: '/contact' },
      { key: 'privacy', path: '/privacy' },
      { key: 'terms', path: '/terms' },
    ],
  },
] as const
