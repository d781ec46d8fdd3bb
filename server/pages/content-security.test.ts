import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './content-security.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('only the inline scripts and styles of the page may run', { tags: 'script-policy' }, () => {
  const policy = contentSecurityPolicy(
    '<style id="a">p{}</style><script>one()</script><script type="module" async="">two()\n</script><script src="/x.js"></script>',
  )
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()\n')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf('p{}')};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('data for search engines needs no permission', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>')).toContain(
    "script-src 'self';",
  )
})

test('browsers are told to stay on https only if the shop uses it', () => {
  expect(securityHeaders({ https: true })).toHaveProperty('strict-transport-security')
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security')
})
