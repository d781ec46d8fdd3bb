import { prefix, type RouteConfig, route } from '@react-router/dev/routes'

// Every address of the shop; the server sends paths without a language to the visitor's own.
export default prefix(':lang', [
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
