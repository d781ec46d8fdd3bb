import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { expectToFit, heading, soon, visit } from '../support/visiting.ts'

describe('the help centre', () => {
  test('is searched and read without scripts', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/help')
    await page.getByLabel('Search in help').fill('vouchr')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Using a voucher' }).click()
    await soon(() => heading(page).textContent()).toBe('Using a voucher')
    await page.goto('/en/help/search?query=xylophone')
    await page.getByRole('heading', { name: 'No article has these words' }).waitFor()
  })

  test('has nothing for axe to find and fits any screen', async () => {
    const page = await newPage()
    for (const path of ['/en/help', '/de/help/changing-your-mind', '/hu/help/search?query=kupon']) {
      await visit(page, path)
      for (const width of [320, 390, 768, 1440]) {
        await expectToFit(page, [width])
        expect(await axeViolations(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
})
