import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { newPage } from '../support/browser.ts'
import { button, setMode } from '../support/building.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { makeProtocol, soldVariants } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { soon, words } from '../support/visiting.ts'

test('turning the builder on and off with the keyboard keeps the focus on the switch', async () => {
  const page = await newPage()
  await visitLoggedIn(page, await newcomer('Noor', 'practitioner'), '/en/products')
  const onOff = page.getByRole('switch', { name: 'Protocol builder' })
  await onOff.focus()
  for (const isOn of ['true', 'false', 'true']) {
    await page.keyboard.press('Space')
    await page.locator(`[role=switch][aria-checked=${isOn}]:focus`).waitFor()
    await soon(() => onOff.count()).toBe(1)
  }
  const focused = (place: string) => page.locator(`${place} :focus`).waitFor()
  await page.keyboard.press('Alt+Shift+B')
  await focused('#builder-panel')
  await page.keyboard.press('Alt+Shift+B')
  await focused('#builder')
  await page.getByRole('link', { name: 'Skip to the protocol builder' }).focus()
  await page.keyboard.press('Enter')
  await focused('#builder-panel')
})

test.each(['de', 'hu', 'ja'] as const)(
  'on the narrowest phones in the bottom bar mode, the builder is turned off in the bar, which cuts no words, in %s',
  { tags: 'builder-bar' },
  async (language) => {
    const ida = await newcomer('Ida', 'practitioner')
    await setMode(ida.token, 'standard')
    const [product_variant_id = 0] = await soldVariants(1)
    const protocolId = await makeProtocol(ida.token, 'Zn', [{ product_variant_id }])
    const t = words(language, 'builder')
    const page = await newPage({ width: 320, height: 640, expectedErrors: [/ERR_FAILED/] })
    await visitLoggedIn(page, ida, `/${language}/products`)
    const bar = page.locator('#builder')
    const onOff = bar.getByRole('switch', { name: t('bar.switch') })
    const addButtons = page
      .locator('main article')
      .getByRole('button')
      .filter({ hasText: t('add.label') })
    const add = addButtons.first()

    async function turnOff({ showing, height }: { showing: string; height: number }) {
      await bar.getByText(showing, { exact: true }).waitFor()
      expect(await cutWords(bar), showing).toEqual([])
      expect((await bar.boundingBox())?.height, showing).toBe(height)
      await onOff.click()
      await bar.getByText(t('bar.off')).waitFor()
      await bar.locator('[role=switch][aria-checked=false]:focus').waitFor()
    }

    await onOff.click()
    await turnOff({ showing: t('bar.choose-or-begin'), height: 64 })
    await onOff.click()
    await add.click()
    await page.setViewportSize({ width: 768, height: 640 })
    await button(bar, t('bar.your-protocols')).waitFor()
    expect(await cutWords(bar), 'on a wider screen').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await turnOff({ showing: t('bar.select-first'), height: 64 })
    await onOff.click()
    await button(bar, t('bar.choose')).click()
    await button(page.locator('#builder-panel:visible'), t('listing.select-named', { name: 'Zn' })).click()
    await bar.getByRole('button', { name: 'Zn' }).click()
    await turnOff({ showing: t('bar.details'), height: 124 })
    await onOff.click()
    await page.route(`**/api${protocolPaths.products(protocolId)}`, (route) => route.abort())
    await add.click()
    await turnOff({ showing: t('bar.not-saved'), height: 64 })
  },
)

/** Texts that do not fit in their places: at the side, or by a line. */
const cutWords = (bar: Locator) =>
  bar.evaluate((section) => {
    const isShown = (element: Element) => element.clientWidth > 1 && !element.closest('.visually-hidden')
    const lineAtLeast = 12
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight >= element.clientHeight + lineAtLeast
    return [...section.querySelectorAll('p, p *, button, button *')]
      .filter((element) => isShown(element) && getComputedStyle(element).clipPath === 'none')
      .filter(isCut)
      .map(({ textContent }) => textContent)
  })
