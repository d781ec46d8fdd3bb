import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'

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

  test.each([320, 390, 768, 1440])('has nothing for axe to find and fits %d pixels', async (width) => {
    const page = await newPage({ width })
    for (const path of ['/en/help', '/de/help/changing-your-mind', '/hu/help/search?query=kupon']) {
      await visit(page, path)
      await soon(() => horizontalOverflow(page), path).toBe(0)
      expect(await axeViolations(page), path).toEqual([])
    }
  })
})
