import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

// Every address of the shop; the server sends paths without a language to the visitor's own.
export default prefix(':lang', [
  index('catalogue/home.route.tsx'),
  route('products', 'catalogue/products.route.tsx'),
  route('products/:slug', 'catalogue/product.route.tsx'),
  route('brands', 'catalogue/brands.route.tsx'),
  route('health-goals', 'catalogue/health-goals.route.tsx'),
  ...[
    'practitioners-information',
    'about',
    'delivery',
    'returns',
    'privacy',
    'terms',
    'contact',
    'accessibility',
  ].map((page) => route(page, 'content/page.route.tsx', { id: page })),
  route('*', 'content/not-found.route.tsx'),
]) satisfies RouteConfig
