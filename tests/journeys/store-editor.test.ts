import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const editorPath = '/en/account/practitioner/shop'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Of the header; other parts have titles, too. */
const titleOf = (page: Page) => page.getByLabel('Title', { exact: true }).first()
const saved = (page: Page) => page.getByText(/^Saved at /).waitFor()

type Person = Awaited<ReturnType<typeof newcomer>>

const storeOf = async ({ token }: Pick<Person, 'token'>) =>
  (await callShop(storePaths.store, { method: 'GET', token })).body as Store
const publishedStatus = async (name: string) =>
  (await callShop(storePaths.published(name), { method: 'GET' })).status
const orderOf = (store: Store) => store.sections.map(({ section }) => section)

async function openNewPage(page: Page, person: Person): Promise<void> {
  const made = await callShop(storePaths.store, {
    body: { type: 'personal', theme: 'linden' },
    token: person.token,
  })
  expect(made.status).toBe(201)
  await visitLoggedIn(page, person, editorPath)
  await page.getByRole('heading', { name: 'Your shop page' }).waitFor()
}

let nora: Awaited<ReturnType<typeof certifiedNewcomer>>
beforeAll(async () => {
  nora = await certifiedNewcomer('Nora')
})

test('a practitioner creates, fills, orders by keyboard and publishes a page, and takes a change back', async () => {
  const page = await newPage({ width: 1440, height: 1000, expectedErrors: [/status of 404/] })
  await visitLoggedIn(page, nora, editorPath)
  await page.getByRole('heading', { name: 'Make a page of your own' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Tide' }).check()
  await button(page, 'Create my page').click()

  await page.getByRole('heading', { name: 'Your shop page' }).waitFor()
  await page.getByText('3 things missing').waitFor()
  await soon(() => button(page, 'Publish').isDisabled()).toBe(true)
  await titleOf(page).fill('Food first')
  await page.getByLabel('Text', { exact: true }).fill('Then the smallest plan that works.')
  await button(page, /^Contact/).click()
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('Email address').fill('nora@practice.example')
  await page.getByText('Check this entry').waitFor()
  await soon(async () => (await storeOf(nora)).contact.email).toBe('nora@practice.example')
  expect((await storeOf(nora)).contact.phone).toBe('')
  await page.getByLabel('Phone').fill('+32 9 123 45 67')

  await button(page, /^What I can help with/).click()
  await button(page, 'Add service').click()
  await page.getByLabel('Name', { exact: true }).fill('Sleep')
  await page.getByRole('radio', { name: /sleep/i }).check()
  await button(page, /^Opening hours/).click()
  await button(page, 'Add hours: Monday').click()
  await button(page, 'Same hours from Monday to Friday').click()
  await soon(async () => (await storeOf(nora)).opening_hours.length).toBe(5)
  expect(await axeViolations(page)).toEqual([])

  await button(page, 'Move: What I can help with').press('ArrowUp')
  await page.getByText('What I can help with is now number 1 of 9.').waitFor()
  expect(
    await button(page, 'Move: What I can help with').evaluate((grip) => grip === document.activeElement),
  ).toBe(true)
  await soon(async () => orderOf(await storeOf(nora))[0]).toBe('services')

  await titleOf(page).fill('Something else')
  await soon(async () => (await storeOf(nora)).header.title).toBe('Something else')
  await button(page, 'Undo').click()
  await soon(async () => (await storeOf(nora)).header.title).toBe('Food first')

  const { name } = await storeOf(nora)
  expect(await publishedStatus(name)).not.toBe(200)
  await button(page, 'Publish').click()
  await page.getByText('Published', { exact: true }).waitFor()
  expect(await publishedStatus(name)).toBe(200)

  await titleOf(page).fill('Food comes first')
  await page.getByText('Changes not published').waitFor()
  await button(page, 'Publish changes').click()
  await page.getByText('Published', { exact: true }).waitFor()
  await button(page, 'History').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('a second tab is told that the page was changed, and overwrites nothing', async () => {
  const lena = await newcomer('Lena', 'practitioner')
  const first = await newPage({ width: 1440, height: 1000 })
  await openNewPage(first, lena)
  const second = await newPage({ width: 1440, height: 1000, expectedErrors: [/status of 409/] })
  await visitLoggedIn(second, lena, editorPath)
  await titleOf(second).waitFor()
  await titleOf(first).fill('From the first')
  await soon(async () => (await storeOf(lena)).header.title).toBe('From the first')
  await titleOf(second).fill('From the second')
  await second.getByText('This page was changed in another window').waitFor()
  await second.getByText('Not saved yet').waitFor()
  expect((await storeOf(lena)).header.title).toBe('From the first')
  expect(await axeViolations(second)).toEqual([])
  await button(second, 'Load the newer page').click()
  await soon(() => titleOf(second).inputValue()).toBe('From the first')
  await button(second, 'Undo').click()
  await soon(async () => (await storeOf(lena)).header.title).toBe('From the second')
})

test('what is typed without a connection is not lost, even if the page is closed', async () => {
  const omar = await newcomer('Omar', 'practitioner')
  const page = await newPage({ width: 1440, height: 1000, expectedErrors: [/ERR_FAILED/] })
  await openNewPage(page, omar)
  await page.route('**/practitioners/store/content', (route) => route.abort())
  await titleOf(page).fill('Typed on a train')
  await page.getByText('Not saved yet').waitFor()
  await page.goto('/robots.txt')
  await page.unroute('**/practitioners/store/content')
  await page.goto(editorPath)
  await soon(() => titleOf(page).inputValue()).toBe('Typed on a train')
  await soon(async () => (await storeOf(omar)).header.title).toBe('Typed on a train')
})

test.each([390, 320])('an uncertified practitioner prepares and previews a page at %i px', async (width) => {
  const mira = await newcomer('Mira', 'practitioner')
  const page = await newPage({ width, height: 844 })
  await openNewPage(page, mira)
  await titleOf(page).fill('Calm evenings')
  await saved(page)
  await page.getByText('Publishing is locked').click()
  await page.getByRole('link', { name: 'Upload your certificate' }).waitFor()
  await soon(() => button(page, 'Publish').isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await button(page, 'Preview').click()
  await page.getByText('Calm evenings').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
})

test('a practitioner is told which words may not be published, and uses the wording that is offered', async () => {
  const lena = await certifiedNewcomer('Lena')
  const page = await newPage({ width: 1440, height: 1000 })
  await openNewPage(page, lena)
  await titleOf(page).fill('Food first')
  await page
    .getByLabel('Text', { exact: true })
    .fill('My plan cures bloating, with three changes at the table.')
  await page.getByText(/isn’t allowed in public/).waitFor()
  await page.getByText('1 wording to change').first().waitFor()
  await soon(() => button(page, 'Publish').isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Use this wording').click()
  await page.getByText(/isn’t allowed in public/).waitFor({ state: 'detached' })
  await soon(async () => (await storeOf(lena)).header.description).toContain('helps you look at bloating')
})

test('a practitioner chooses the address of the page in the bar above the preview', async () => {
  const omar = await certifiedNewcomer('Omar')
  const page = await newPage({ width: 1440, height: 1000 })
  await openNewPage(page, omar)
  const address = page.getByLabel('Address of the page')
  await address.fill('Lindehof')
  await page.getByText('Another practice has this name, or it is reserved.').waitFor()
  await soon(() => button(page, 'Change the address').isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await address.fill(`Omar walks ${Date.now()}`)
  await page.getByText('Name is free').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Change the address').click()
  await soon(async () => (await storeOf(omar)).name).toMatch(/^omar-walks-/)
  await soon(() => address.inputValue()).toMatch(/^omar-walks-/)
})

test('the preview frames just the picture that is being chosen', async () => {
  const tess = await newcomer('Tess', 'practitioner')
  const page = await newPage({ width: 1440, height: 1000 })
  await openNewPage(page, tess)
  const pictures = { 'Picture 1': 'header.image', 'Picture 2': 'header.second_image', Logo: 'header.logo' }
  for (const [name, place] of Object.entries(pictures)) {
    await page.getByRole('group', { name }).getByLabel('Choose picture').focus()
    await soon(async () => {
      const [frame, picture] = await Promise.all([
        page.getByTestId('edited').boundingBox(),
        page.locator(`[data-picture="${place}"]`).boundingBox(),
      ])
      return (['x', 'y', 'width'] as const).every((side) => Math.abs(frame![side] - picture![side]) < 16)
    }).toBe(true)
  }
})
