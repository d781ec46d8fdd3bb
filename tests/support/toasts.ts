import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from './visiting.ts'

type Recording = { toastsShown?: string[] }

/** Records what toasts say: most close after two seconds, which a test on a busy machine may miss. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { toastsShown: shown })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('.toasts'))
          for (const toast of addedNodes)
            if (toast instanceof Element) shown.push(toast.querySelector('p')?.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits for a toast that says `text`. It may have closed since, but not before the document was loaded. */
export async function sawToast(page: Page, text: string | RegExp): Promise<void> {
  await soon(() => page.evaluate(() => (window as Recording).toastsShown ?? []), 'toasts').toContainEqual(
    typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
  )
}
