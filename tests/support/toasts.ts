import type { BrowserContext, Page } from 'playwright-core'
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

/** Waits for a toast that says `text`, which may have closed since. Each toast is seen once, as by a person. */
export async function sawToast(page: Page, text: string | RegExp): Promise<void> {
  const see = () =>
    page.evaluate((wanted) => {
      const { toastsShown: shown = [] } = window as Recording
      const at = shown.findIndex((said) =>
        typeof wanted === 'string' ? said.includes(wanted) : wanted.test(said),
      )
      if (at >= 0) shown.splice(at, 1)
      return at >= 0
    }, text)
  await soon(see, `a toast that says ${text}`).toBe(true)
}
