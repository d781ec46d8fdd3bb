import { expect, test } from 'vitest'
import { contentLink } from './links.ts'

test.each(['/products?brands=3', '/', 'https://example.org/a', 'mailto:help@verbena.example'])(
  'a text may link to %s',
  (link) => {
    expect(contentLink(link)).toBe(link)
  },
)

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>',
  'http://example.org',
  '//example.org',
  '/\\example.org',
  'https://user:secret@example.org',
  'mailto:a@b.example?bcc=c@d.example',
  'products',
])('a text may not link to %s', (link) => {
  expect(contentLink(link)).toBeUndefined()
})
