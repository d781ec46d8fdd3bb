import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { pngPicture } from '../support/png-picture.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, soon, visit, words } from '../support/visiting.ts'

const list = '/en/admin/products'

/** Creates a draft, and opens it. */
async function createDraft(page: Page, name: string): Promise<void> {
  await visitAs(page, 'admin', list)
  await page.getByRole('button', { name: 'New product' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name', { exact: true }).fill(name)
  await sheet.getByLabel('Brand').selectOption({ label: 'Norrvik' })
  await sheet.getByLabel('SKU').fill(`T-${name.replace(/\W/g, '')}-60`)
  await sheet.getByRole('button', { name: 'Create draft' }).click()
  await soon(() => heading(page).textContent()).toBe(name)
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await sawToast(page, 'Saved')
}

test('an admin corrects a draft in three languages and publishes it; it is in the listing and the search', async () => {
  const page = await newPage()
  const name = 'Quiet Evening Magnesium'
  await createDraft(page, name)
  const checklist = page.getByRole('region', { name: 'Required by law' })
  await soon(() => checklist.getByRole('img', { name: 'Missing' }).count()).toBeGreaterThan(3)
  await soon(() => checklist.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Daily portion', { exact: true }).fill('2')
  await page.getByLabel('Unit of the daily portion').selectOption({ label: 'capsules' })
  await page.getByLabel('List of ingredients, English').fill('Magnesium citrate, capsule shell')
  for (const [language, title, legal, ingredients] of [
    ['Deutsch', 'Magnesium Ruhiger Abend', 'Nahrungsergänzungsmittel', 'Magnesiumcitrat, Kapselhülle'],
    ['Nederlands', 'Magnesium Rustige Avond', 'Voedingssupplement', 'Magnesiumcitraat, capsuleomhulsel'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${language}`) }).click()
    await page.getByLabel(`Name, ${language}`, { exact: true }).fill(title)
    await page.getByLabel(`Legal name, ${language}`).fill(legal)
    await page.getByLabel(`List of ingredients, ${language}`).fill(ingredients)
  }
  await page.getByLabel('Add a nutrient').selectOption({ label: 'Magnesium' })
  await page.getByLabel('Amount: Magnesium').fill('300')
  await page.getByLabel('Unit: Magnesium').selectOption({ label: 'mg' })
  await soon(() => page.getByLabel('% NRV: Magnesium').inputValue()).toBe('80')
  await page.getByLabel('Contents', { exact: true }).fill('60')
  await page.getByLabel('Unit of the contents').selectOption({ label: 'capsules' })
  await save(page)

  await page.getByRole('button', { name: /^Change price/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/^Price in/).fill('0')
  await sheet.getByRole('button', { name: 'Save price' }).click()
  await sheet.getByText('Enter a price above zero').waitFor()
  await sheet.getByLabel(/^Price in/).fill('19,90')
  await sheet.getByRole('button', { name: 'Save price' }).click()
  await sheet.waitFor({ state: 'detached' })
  await checklist.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
  expect(await axeViolations(page)).toEqual([])

  const listed = async () => {
    const { body } = await callShop(`${cataloguePaths.products}?limit=12`, { method: 'GET' })
    return (body as { data: { name: string }[] }).data.map((product) => product.name)
  }
  await soon(listed).toContain(name)
  for (const [language, query, found] of [
    ['en', 'quiet evening magnesium', name],
    ['de', 'ruhiger abend', 'Magnesium Ruhiger Abend'],
    ['nl', 'rustige avond', 'Magnesium Rustige Avond'],
  ] as const)
    await soon(async () => {
      await page.goto(`/${language}/search-results?query=${encodeURIComponent(query)}`)
      return page.getByRole('link', { name: found }).count()
    }).toBeGreaterThan(0)
})

test('an admin who saves is led to the first wrong field, even in a language that is not open', async () => {
  const page = await newPage()
  await createDraft(page, 'Wrong Fields Iron')
  await page.getByRole('button', { name: /^Français/ }).click()
  await page.getByLabel('Legal name, Français').fill('Complément alimentaire')
  await page.getByRole('button', { name: /^Deutsch/ }).click()
  const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await press()
  const name = page.getByLabel('Name, Français', { exact: true })
  await soon(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await name.fill('Fer')
  await page.getByLabel('Add a nutrient').selectOption({ label: 'Magnesium' })
  const amount = page.getByLabel('Amount: Magnesium')
  await amount.fill('plenty')
  await press()
  await soon(() => amount.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

test('an admin is warned before leaving what is not saved, and of another admin’s change', async () => {
  const [page, other] = [await newPage({ expectedErrors: [/409/] }), await newPage()]
  await createDraft(page, 'Two Admins Zinc')
  const path = new URL(page.url()).pathname
  await visitAs(other, 'admin', path)
  await other.getByLabel('Portions per pack').fill('30')
  await save(other)
  await page.getByLabel('Portions per pack').fill('45')
  await page.getByText('1 change not saved').waitFor()
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  const warning = page.getByText('Somebody else has saved this product')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await warning.waitFor()
  await page.getByRole('button', { name: 'Load newer version' }).press('Enter')
  await soon(() => page.getByLabel('Portions per pack').inputValue()).toBe('30')
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test('an admin whose price is refused because of another admin’s change loads it, and saves the price', async () => {
  const [page, other] = [await newPage({ expectedErrors: [/409/] }), await newPage()]
  await createDraft(page, 'Two Admins Iron')
  await visitAs(other, 'admin', new URL(page.url()).pathname)
  await page.getByRole('button', { name: /^Change price/ }).click()
  const sheet = page.getByRole('dialog')
  const price = sheet.getByLabel(/^Price in/)
  await price.fill('12.50')
  await other.getByLabel('Portions per pack').fill('30')
  await save(other)
  await sheet.getByRole('button', { name: 'Save price' }).click()
  await sheet.getByText('Somebody else has saved this product').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Load newer version' }).press('Enter')
  await soon(() => price.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await price.inputValue()).toBe('12.50')
  await sheet.getByRole('button', { name: 'Save price' }).click()
  await sheet.waitFor({ state: 'detached' })
  await sawToast(page, 'Price saved')
  expect(await page.getByLabel('Portions per pack').inputValue()).toBe('30')
})

test('what an admin changes while a photo is uploaded stays', async () => {
  const page = await newPage()
  await createDraft(page, 'Photographed Zinc')
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const remove = pictures.getByRole('button', { name: /^Remove / })
  await soon(() => remove.count()).toBe(3)
  const removed = Promise.withResolvers<void>()
  await page.route(/\/admin\/products\/\d+\/images$/, async (route) => {
    await removed.promise
    await route.continue()
  })
  await pictures
    .getByLabel('Upload photo')
    .setInputFiles({ name: 'zinc.png', mimeType: 'image/png', buffer: await pngPicture() })
  await page
    .getByLabel(/^Corner: /)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Use picture' }).click()
  await remove.last().click()
  removed.resolve()
  await pictures.getByLabel(/^Alternative text, /).waitFor()
  expect(await remove.count()).toBe(3)
})

test('an admin reduces two products on a phone and undoes it, by keyboard', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visitAs(page, 'admin', `${list}?query=magnesium&filter=published`)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const at of [0, 1]) {
    await boxes.nth(at).focus()
    await page.keyboard.press('Space')
  }
  await page.getByText('2 products selected').waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByLabel('Choose an action').selectOption({ label: 'Make practitioner only' })
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  await page.getByText(/products? changed/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText(/^Undone for/).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('an admin puts categories in order by keyboard, and is told why a used one cannot be deleted', async () => {
  const page = await newPage({ expectedErrors: [/409/] })
  await visitAs(page, 'admin', '/en/admin/taxonomy')
  const say = words('en', 'platform')
  const grips = page.getByRole('button', { name: /^Move: / })
  const first = await grips.first().getAttribute('aria-label')
  await grips.first().focus()
  await page.keyboard.press('ArrowDown')
  await soon(() => grips.first().getAttribute('aria-label')).not.toBe(first)
  const moved = page.getByRole('button', { name: first!, exact: true })
  await soon(() => moved.evaluate((grip) => grip === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowUp')
  await soon(() => grips.first().getAttribute('aria-label')).toBe(first)
  expect(first).toBe(say('sorting.move', { name: 'Vitamins' }))
  await page.getByRole('button', { name: 'Delete Magnesium', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(/^This is still used by [\d,]+ products, such as/).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a visitor finds no draft, even by its address', async () => {
  const page = await newPage()
  await createDraft(page, 'Secret Draft Selenium')
  const visitor = await newPage({ expectedErrors: [/404/] })
  await visit(visitor, '/en/products/norrvik-secret-draft-selenium')
  await soon(() => heading(visitor).textContent()).not.toContain('Secret')
})
