import { expect, test } from 'vitest'
import { addressesIn } from './routes.ts'

test('the route tree is read as paths', () => {
  const tree = [
    '├── /healthz (GET, HEAD)',
    '├── /api/v2/account (GET)',
    '│   └── / (GET, DELETE)',
    '│       ├── sessions (GET, HEAD)',
    '│       │   └── /:id (DELETE)',
    '│       └── geoip (POST)',
    '└── /api/docs (GET, HEAD)',
    '',
  ].join('\n')
  expect(addressesIn(tree)).toEqual([
    '/healthz',
    '/api/v2/account',
    '/api/v2/account/',
    '/api/v2/account/sessions',
    '/api/v2/account/sessions/{id}',
    '/api/v2/account/geoip',
    '/api/docs',
  ])
})
