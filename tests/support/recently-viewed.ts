import type { Page } from 'playwright-core'

/** What the browser keeps of the products looked at, as it is stored; empty if there are none. */
export const recentlyViewed = (page: Page): Promise<string> =>
  page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith(':recently-viewed'))?.[1] ?? '',
  )
