import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { countryName } from '#domain/country-name.ts'
import type { Language } from '#domain/languages.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { makeProtocol, tokenOf } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { buy, sendOut } from '../support/people/ordering.ts'
import { button } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, pathOf, soon, visit, words } from '../support/visiting.ts'

async function isFitting(page: Page): Promise<void> {
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
}

const threeLanguages = [
  ['English', 'Heron Evening Magnesium', 'Food supplement', 'Magnesium citrate, capsule shell'],
  ['Deutsch', 'Heron Magnesium Abend', 'Nahrungsergänzungsmittel', 'Magnesiumcitrat, Kapselhülle'],
  ['Nederlands', 'Heron Magnesium Avond', 'Voedingssupplement', 'Magnesiumcitraat, capsuleomhulsel'],
] as const

/** A supplier's list, of which only the first row can be read. */
const listOf = (sku: string) =>
  [
    'Article no;Product name;Brand;Pack size;Price;Stock',
    `${sku};Heron Evening Magnesium;Norrvik;120 capsules;12.90;24`,
    `${sku}-B;Heron zinc;Norrvik;60 capsules;0;10`,
    `${sku}-C;;Norrvik;60 tablets;8.90;10`,
    `${sku}-D;Heron vitamin C;Norrvik;90 capsules;9.90;plenty`,
    '',
  ].join('\n')

type Admin = { page: Page; language: Language; sku: string }
const at = ({ page, language }: Admin, path: string) => visit(page, `/${language}/admin/${path}`)

async function importList({ page, language, sku }: Admin): Promise<void> {
  const say = words(language, 'admin-imports')
  await page.getByLabel(say('upload.supplier')).fill(`Heron ${language}`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'heron.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(sku)) })
  await button(page, say('actions.check')).waitFor()
  await isFitting(page)
  await button(page, say('actions.check')).click()
  const rows = page.getByRole('region', { name: say('rows.title') })
  await soon(() => rows.getByRole('row').count()).toBe(4)
  await isFitting(page)
  await button(page, say('actions.start')).click()
  await button(page, say('actions.undo')).waitFor()
  await page.getByRole('combobox', { name: say('rows.filter') }).selectOption('all')
  await page.getByRole('link', { name: new RegExp(`^${say('rows.open')}`) }).click()
  await soon(() => heading(page).textContent()).toContain('Heron')
}

/** Fills in what the law requires, in three languages. */
async function publishProduct({ page, language }: Admin): Promise<number> {
  const say = words(language, 'admin-products')
  const field = (key: string) => page.getByLabel(say(key), { exact: true })
  const unit = say('units.capsule')
  await isFitting(page)
  await field('fields.portion').fill('2')
  await field('fields.portion-unit').selectOption({ label: unit })
  await field('required.operator').fill('Norrvik, Ghent')
  for (const [name, title, legal, ingredients] of threeLanguages) {
    const text = (key: string) =>
      page.getByLabel(say('in-language', { field: say(`texts.${key}`), language: name }), { exact: true })
    if (!(await text('name').isVisible()))
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await text('name').fill(title)
    await text('legal_name').fill(legal)
    await text('ingredient_list').fill(ingredients)
  }
  const warnings = page.getByRole('group', { name: say('statements.warnings'), exact: true })
  for (const box of await warnings.getByRole('checkbox').all()) await box.check()
  await field('label.add').selectOption('magnesium')
  const of = (key: string) => say('label.of', { field: say(`label.${key}`), name: 'Magnesium' })
  await page.getByLabel(of('amount'), { exact: true }).fill('300')
  await page.getByLabel(of('unit'), { exact: true }).selectOption('mg')
  await button(page, say('save')).click()
  await sawToast(page, say('saved'))
  await button(page.getByRole('region', { name: say('cards.publishing') }), say('publish.do')).click()
  await page.getByText(say('status.published'), { exact: true }).first().waitFor()
  await isFitting(page)
  const path = adminProductPaths.one(Number(pathOf(page).split('/').at(-1)))
  const { body } = await callShop(path, { method: 'GET', token: await tokenOf(people.admin) })
  return (body as AdminProduct).variants[0]!.id!
}

async function blockInDenmark({ page, language }: Admin): Promise<void> {
  const say = words(language, 'restrictions')
  const card = page.getByRole('region', { name: say('admin.title') })
  await button(card, new RegExp(`^(${say('admin.change')}|${say('admin.decide')})`))
    .last()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(say('admin.form.state')).selectOption({ label: say('admin.state.blocked') })
  await sheet.getByLabel(say('admin.form.reason'), { exact: true }).selectOption('ingredient')
  await sheet.getByLabel(say('admin.form.source')).fill('Fødevarestyrelsen')
  for (const box of await sheet.getByRole('checkbox').all()) await box.setChecked(false)
  await sheet.getByRole('checkbox', { name: countryName('DK', language)! }).check()
  expect(await axeViolations(page)).toEqual([])
  await button(sheet, say('admin.form.save')).click()
  await sheet.waitFor({ state: 'detached' })
  await isFitting(page)
}

/** A practitioner is told in their language why the plan cannot be shared with a client in Denmark. */
async function planForDenmark({ language }: Admin, variantId: number): Promise<void> {
  const say = words(language, 'sharing')
  const id = await makeProtocol(await tokenOf(people.ilse), `Denmark ${language}`, [
    { product_variant_id: variantId },
  ])
  const ilse = await newPage({ width: 390, height: 844, expectedErrors: [/409/] })
  await visitAs(ilse, 'ilse', `/${language}/account/practitioner/protocols/${id}`)
  await button(ilse, words(language, 'protocols')('detail.share')).click()
  await ilse.getByRole('combobox', { name: say('clients.label') }).fill('freja')
  await ilse.getByRole('option', { name: /Freja/ }).click()
  await ilse.getByRole('dialog').locator('button[type=submit]').click()
  const instead = words(language, 'restrictions')('instead', { products: '' }).split(':')[0]!
  const refused = ilse.getByRole('alert').filter({ hasText: countryName('DK', language)! })
  await soon(() => refused.textContent()).toContain(instead)
  await isFitting(ilse)
  await ilse.close()
}

/** Of a batch that one client has received. */
async function recallBatch(admin: Admin, variantId: number): Promise<void> {
  const { page, language, sku } = admin
  const [stock, say] = [words(language, 'stock'), words(language, 'recalls')]
  await at(admin, `stock/${variantId}`)
  await button(page, stock('change')).click()
  const sheet = page.getByRole('dialog', { name: stock('change') })
  await sheet.getByLabel(stock('batch-number')).fill(`LOT-${language}`)
  await sheet.getByLabel(stock('best-before')).fill('2999-01-31')
  await sheet.getByLabel(stock('packs')).fill('12')
  await button(sheet, stock('save')).click()
  await page.getByRole('cell', { name: `LOT-${language}`, exact: true }).waitFor()
  await isFitting(page)

  const mila = await newcomer('Mila')
  await sendOut(await buy(mila.token, [{ product_variant_id: variantId }]), await tokenOf(people.admin))
  await at(admin, 'recalls')
  await page.getByRole('link', { name: say('new') }).click()
  await page.getByRole('searchbox', { name: say('product') }).fill(sku)
  await button(page, new RegExp(say('choose-product', { name: '.*Heron.*' })))
    .first()
    .click()
  const batches = page.getByLabel(say('batch'), { exact: true })
  const option = batches.locator('option', { hasText: `LOT-${language}` })
  await option.waitFor({ state: 'attached' })
  await batches.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByLabel(say('reason'), { exact: true }).selectOption('allergen')
  await page.getByLabel(say('action'), { exact: true }).selectOption('stop-and-dispose')
  await button(page, say('preview')).click()
  await page
    .getByRole('region', { name: say('people') })
    .getByText(mila.email)
    .waitFor()
  await isFitting(page)
  const send = say('send', { formatted: '1' })
  await button(page, send).click()
  await button(page.getByRole('dialog'), send).click()
  await page
    .getByRole('region', { name: say('recipients') })
    .getByText(mila.email)
    .waitFor()
  await isFitting(page)
}

async function publishContent(admin: Admin, kind: 'ad' | 'page', title: string): Promise<void> {
  const { page, language } = admin
  const say = words(language, 'content')
  await at(admin, 'content')
  await button(page, say(`new.${kind}`)).click()
  await page.getByRole('dialog').getByRole('textbox').fill(title)
  await button(page, say('begin')).click()
  const written =
    kind === 'ad'
      ? { 'ad.title': title, 'ad.action': title }
      : { 'page.title': title, 'page.description': title, 'page.body': 'Warm **teas**.' }
  for (const name of ['English', 'Nederlands']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    for (const [field, text] of Object.entries(written))
      await page.getByLabel(say(`fields.${field}`), { exact: true }).fill(text)
  }
  if (kind === 'ad') await page.getByLabel(say('ad.link'), { exact: true }).fill('/health-goals')
  await isFitting(page)
  await button(page, say('publish')).click()
  await button(page, say('publish-now')).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await isFitting(page)
}

test.each([
  ['en', 1440],
  ['nl', 390],
] as const)(
  'an admin’s day from a supplier’s file to the figures, in %s at %i px',
  async (language, width) => {
    const page = await newPage({ width, height: 900, expectedErrors: [/status of 404/] })
    const sku = `DAY-${language}`
    const admin = { page, language, sku }
    await visitAs(page, 'admin', `/${language}/admin/imports`)
    await importList(admin)
    const variantId = await publishProduct(admin)
    await blockInDenmark(admin)
    await planForDenmark(admin, variantId)
    await recallBatch(admin, variantId)
    await publishContent(admin, 'ad', `winter-${language}`)
    await publishContent(admin, 'page', `tea-${language}`)
    await at(admin, '')
    const say = words(language, 'admin-today')
    const day = page.getByRole('region', { name: say('figures.sales'), exact: true }).getByRole('slider')
    const last = await day.getAttribute('aria-valuetext')
    await day.press('ArrowLeft')
    await soon(() => day.getAttribute('aria-valuetext')).not.toBe(last)
    await isFitting(page)
  },
)
