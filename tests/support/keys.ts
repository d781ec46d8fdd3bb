import type { Locator } from 'playwright-core'

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab or Shift+Tab until the element has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page()
  await target.waitFor({ state: 'attached' })
  for (let press = 0; press < 200; press += 1) {
    if (await hasFocus(target)) return
    await keyboard.press(key)
  }
  throw new Error(`${key} does not get to ${target}`)
}
