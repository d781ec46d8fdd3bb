import { expect, test } from 'vitest'
import { robots, sitemapIndex, sitemapOf, sitemapSize } from './sitemap.ts'

const origin = 'https://verbena.example'

test('every language has its own sitemap, in parts of fifty thousand URLs', () => {
  const index = sitemapIndex(origin, sitemapSize + 1)
  expect(index.match(/<loc>/g)).toHaveLength(24)
  expect(index).toContain(`${origin}/sitemaps/zh_tw-2.xml`)
})

test('a sitemap lists products with their last change', () => {
  const entries = [{ path: '/products/zinc&co', changedAt: new Date('2026-03-01T10:00:00Z') }]
  expect(sitemapOf(origin, 'hu', 1, entries)).toContain(
    `<loc>${origin}/hu/products/zinc&amp;co</loc><lastmod>2026-03-01</lastmod>`,
  )
  expect(sitemapOf(origin, 'hu', 2, entries)).toBeUndefined()
})

test('robots are shown the sitemap and excluded from API calls', () => {
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots(origin)).toContain('Disallow: /api/')
})
