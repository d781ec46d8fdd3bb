import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import {
  box,
  first,
  goToBox,
  hits,
  overlay,
  popular,
  queryOf,
  searches,
  searchRequests,
  status,
  type,
} from '../support/searching.ts'
import { signIn } from '../support/signing-in.ts'
import { advanceTime, hydrated, soon, visit } from '../support/visiting.ts'

test('the search is requested 200 milliseconds after the last letter, not for each letter', {
  tags: ['search-typing', 'constant-search-debounce'],
}, async () => {
  const page = await newPage()
  await page.clock.install()
  await visit(page, '/en')
  await goToBox(page)
  await popular(page).waitFor()
  const posts = searchRequests(page, 'POST')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const letter of 'zinc') {
    await page.keyboard.type(letter)
    await page.clock.runFor(199)
  }
  await advanceTime(page, 0)
  expect(posts).toEqual([])
  await page.clock.runFor(1)
  await soon(() => posts.map(queryOf)).toEqual(['zinc'])
})

test('the previous results stay until the next ones arrive', async () => {
  const page = await newPage()
  await visit(page, '/en')
  await type(page, 'zinc')
  await soon(() => first(page)).toContain('Zinc')
  let answer = () => {}
  await page.route(searches, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const before = await hits(page).allTextContents()
  const posts = searchRequests(page, 'POST')
  await box(page).fill('bisglycinate')
  await overlay(page).and(page.locator('[data-loading]')).waitFor()
  await soon(() => posts.map(queryOf)).toContain('bisglycinate')
  await soon(() => hits(page).allTextContents()).toEqual(before)
  answer()
  await soon(() => first(page)).toContain('Bisglycinate')
})

test('an earlier search is cancelled, and its answer never replaces a later one', {
  tags: ['search-typing', 'search-failure'],
}, async () => {
  const page = await newPage({ expectedErrors: [/ERR_(ABORTED|FAILED)/] })
  const givenUp: (string | null)[] = []
  page.on('requestfailed', (request) => givenUp.push(queryOf(request)))
  let late = () => {}
  await page.route(searches, async (route) => {
    if (queryOf(route.request()) !== 'zinc') return route.continue()
    await new Promise<void>((resolve) => {
      late = resolve
    })
    await route.continue().catch(() => {})
  })
  await visit(page, '/en')
  const posts = searchRequests(page, 'POST')
  await goToBox(page)
  await popular(page).waitFor()
  await box(page).fill('zinc')
  await soon(() => posts.length).toBe(1)
  await box(page).fill('selenium')
  await soon(() => first(page)).toContain('Selen')
  expect(givenUp).toContain('zinc')
  late()
  await page.waitForLoadState('networkidle')
  expect(await first(page)).toContain('Selen')
})

test('a query typed while other parts of the page are still loading is searched, too', async () => {
  const page = await newPage()
  await signIn(page, 'ilse')
  const posts = searchRequests(page, 'POST')
  // React renders nothing new until the builder's styles are loaded.
  const ofBuilder = /\/assets\/builder-[^/]*\.css$/
  let styles: Promise<void> | undefined
  await page.route(ofBuilder, async (route) => {
    await styles
    await route.continue().catch(() => {})
  })
  for (const letters of [2, 3, 5]) {
    const { promise, resolve } = Promise.withResolvers<void>()
    styles = promise
    await Promise.all([page.waitForRequest(ofBuilder), page.goto('/en', { waitUntil: 'commit' })])
    await hydrated(page)
    await type(page, 'z'.repeat(letters))
    resolve()
    while ((await box(page).getAttribute('role')) === null) await page.keyboard.type('z')
    const typed = await box(page).inputValue()
    expect(typed.length).toBeGreaterThanOrEqual(letters)
    await soon(() => posts.map(queryOf)).toContain(typed)
    posts.length = 0
  }
})

test('a query typed before hydration is searched afterwards', async () => {
  const page = await newPage()
  const posts = searchRequests(page, 'POST')
  const { promise: scripts, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue().catch(() => {})
  })
  await page.goto('/en', { waitUntil: 'commit' })
  await box(page).focus()
  await page.keyboard.type('zinc')
  resolve()
  await soon(() => posts.map(queryOf)).toEqual(['zinc'])
  await soon(() => first(page)).toContain('Zinc')
})

test('clearing the box shows popular products again, and a single letter requests nothing', {
  tags: 'search-typing',
}, async () => {
  const page = await newPage()
  await page.clock.install()
  await visit(page, '/en')
  await type(page, 'zinc')
  await hits(page).first().waitFor()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await popular(page).waitFor()
  await soon(() => hits(page).count()).toBe(0)
  await soon(() => hasFocus(box(page))).toBe(true)
  const posts = searchRequests(page, 'POST')
  await page.keyboard.type('z')
  await advanceTime(page, 1000)
  expect(posts).toEqual([])
  await soon(() => popular(page).count()).toBe(1)
})

test('when the shop does not answer, the search shows no results, says so, and can be repeated', {
  tags: 'search-failure',
}, async () => {
  const page = await newPage({ expectedErrors: [/Failed to load resource/] })
  await visit(page, '/en')
  await page.route(searches, (route) => route.abort())
  await type(page, 'zinc')
  await soon(() => overlay(page).textContent()).toContain('0 available, 0 unavailable')
  await soon(() => hits(page).count()).toBe(0)
  await soon(() => status(page).textContent()).toBe('Search isn’t working at the moment')
  await overlay(page).getByRole('link', { name: 'See all products' }).waitFor()
  await page.unroute(searches)
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await soon(() => first(page)).toContain('Zinc')
})
