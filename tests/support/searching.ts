import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { SearchResponse } from '#contract/search.ts'
import { searchPaths } from '#contract/search-paths.ts'
import type { Language } from '#domain/languages.ts'
import { hasFocus } from './keys.ts'
import { callShop } from './people/calls.ts'
import { soon } from './visiting.ts'

export const box = (page: Page) => page.locator('#search')
/** The overlay open under the box. */
export const overlay = (page: Page) => page.getByTestId('search-panel')
/** The products found, one per row. */
export const hits = (page: Page) => overlay(page).getByTestId('hit')
export const names = (page: Page) => hits(page).getByTestId('found-name')
export const first = (page: Page) => names(page).first().textContent()
export const popular = (page: Page) => overlay(page).getByText('Popular this week')
export const status = (page: Page) => overlay(page).getByRole('status')
export const recents = (page: Page) => overlay(page).getByTestId('recent-name')
export const cards = (page: Page) => page.locator('main article')
/** Every call of the search, to delay or abort it. */
export const searches = `**/api${searchPaths.search}*`
export const money = /\d,\d\d\s€/

/** Focuses the box with its keyboard shortcut, as soon as the page responds to it. */
export async function goToBox(page: Page): Promise<void> {
  await soon(async () => {
    if (!(await hasFocus(box(page)))) await page.keyboard.press('/')
    return hasFocus(box(page))
  }).toBe(true)
}

export async function type(page: Page, text: string): Promise<void> {
  await goToBox(page)
  await page.keyboard.type(text)
}

/** The search calls of the browser: `POST` for a typed query, `GET` for popular products. */
export function searchRequests(page: Page, method: 'GET' | 'POST'): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${searchPaths.search}`)
      requests.push(request)
  })
  return requests
}

export const queryOf = (request: Request) => new URL(request.url()).searchParams.get('query')

/** A search through the API. */
export async function searchShop(query: string, language: Language = 'en'): Promise<SearchResponse> {
  const path = `${searchPaths.search}?${new URLSearchParams({ query, language_code: language })}`
  const { status, body } = await callShop(path)
  expect(status).toBe(200)
  return body as SearchResponse
}
