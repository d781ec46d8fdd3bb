/** `key` is the wording under `navigation` in the shop namespace. */
export const mainNavigation = [
  { key: 'products', path: '/products' },
  { key: 'health-goals', path: '/health-goals' },
  { key: 'brands', path: '/brands' },
  { key: 'practitioners', path: '/practitioners-information' },
] as const

/** Keys are under `footer`; a column's title stands under its own key. */
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
      { key: 'about-us', path: '/about' },
      { key: 'accessibility', path: '/accessibility' },
    ],
  },
  {
    key: 'help',
    links: [
      { key: 'delivery', path: '/delivery' },
      { key: 'returns', path: '/returns' },
      { key: 'contact', path: '/contact' },
      { key: 'privacy', path: '/privacy' },
      { key: 'terms', path: '/terms' },
    ],
  },
] as const
