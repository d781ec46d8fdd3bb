import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { questionPaths } from '#contract/question-paths.ts'
import type { WrittenTexts } from '#contract/questions.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, tokenOf } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { button, productsForSale } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

/** An admin approves a question or answer that waits. Returns its id. */
async function approveByCall(text: string): Promise<number> {
  const token = await tokenOf(people.admin)
  const waiting = await callShop(`${questionPaths.admin}?state=waiting&limit=100`, { method: 'GET', token })
  const { kind, id } = (waiting.body as WrittenTexts).data.find((each) => each.text === text)!
  const path = kind === 'question' ? questionPaths.decideQuestion(id) : questionPaths.decideAnswer(id)
  expect((await callShop(path, { token, body: { is_approved: true, text } })).status).toBe(204)
  return id
}

async function idOf({ slug }: { slug: string }): Promise<number> {
  const { body } = await callShop(cataloguePaths.product(slug), { method: 'GET' })
  return (body as Product).id
}

test.each([1440, 390])(
  'at %i px a client asks about a product, a practitioner answers, and an admin approves both',
  async (width) => {
    const product = (await productsForSale(14)).at(-1)!
    const [mila, ruth] = await Promise.all([newcomer('Mila'), certifiedNewcomer('Ruth')])
    const asked = `Does it contain gluten, at ${width} px (${mila.email})?`
    const page = await newPage({ width, height: 900 })
    await visitLoggedIn(page, mila, `/en/products/${product.slug}`)
    const section = page.getByRole('region', { name: 'Questions about this product' })
    await button(section, 'Ask a question').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Please don’t mention your health/).waitFor()
    await soon(() => axeViolations(page)).toEqual([])
    await dialog.getByRole('textbox').fill(asked)
    await button(dialog, 'Send question').click()
    await dialog.waitFor({ state: 'detached' })

    const admin = await newPage({ width, height: 900 })
    const approve = async (text: string) => {
      await admin
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('button', { name: 'Approve' })
        .click()
      await admin.getByText(text).waitFor({ state: 'detached' })
    }
    await visitAs(admin, 'admin', '/en/admin/questions')
    await admin.getByText(asked).waitFor()
    await soon(() => horizontalOverflow(admin)).toBeLessThanOrEqual(0)
    expect(await axeViolations(admin)).toEqual([])
    await approve(asked)

    const practice = await newPage({ width, height: 900 })
    await visitLoggedIn(practice, ruth, '/en/account/practitioner/questions')
    const question = practice.getByRole('listitem').filter({ hasText: asked })
    await button(question, 'Send answer').click()
    await question.getByText('This field is required.').waitFor()
    await question.getByRole('textbox').fill('No, and it cures arthritis.')
    await question.getByRole('status').getByText(/cures/).first().waitFor()
    await soon(() => horizontalOverflow(practice)).toBeLessThanOrEqual(0)
    expect(await axeViolations(practice)).toEqual([])
    const said = `No. It is made without wheat, says ${ruth.email}.`
    await question.getByRole('textbox').fill(said)
    await button(question, 'Send answer').click()
    await question.getByText('Your answer is being checked.').waitFor()
    await button(question, 'Delete answer').click()
    const deletion = practice.getByRole('dialog', { name: 'Delete your answer?' })
    await deletion.waitFor()
    expect(await axeViolations(practice)).toEqual([])
    await button(deletion, 'Delete answer').click()
    await question.getByRole('textbox').waitFor()
    await soon(() => practice.evaluate(() => document.activeElement?.textContent)).toBe(asked)
    await question.getByRole('textbox').fill(said)
    await button(question, 'Send answer').click()
    await question.getByText('Your answer is being checked.').waitFor()

    await visitAs(admin, 'admin', '/en/admin/questions')
    await approve(said)

    const reader = await newPage({ width, height: 900 })
    await visit(reader, `/en/products/${product.slug}`)
    const shown = reader.getByRole('region', { name: 'Questions about this product' })
    await shown.getByText(said).waitFor()
    await shown.getByText(asked).waitFor()
    await soon(() => horizontalOverflow(reader)).toBeLessThanOrEqual(0)
    await soon(() => axeViolations(reader)).toEqual([])

    // The page as it is cached, which scripts would replace.
    const withoutScripts = await newPage({ javaScript: false })
    const isInPage = async () => {
      await withoutScripts.goto(`/en/products/${product.slug}`)
      return (await withoutScripts.content()).includes(asked)
    }
    await soon(isInPage).toBe(true)

    await admin.getByRole('link', { name: 'Published' }).click()
    const published = admin.getByRole('listitem').filter({ hasText: asked })
    await soon(() => published.count()).toBe(2)
    await soon(() => horizontalOverflow(admin)).toBeLessThanOrEqual(0)
    expect(await axeViolations(admin)).toEqual([])
    await button(published.filter({ hasNotText: said }), 'Delete').press('Enter')
    const asking = admin.getByRole('dialog', { name: 'Delete this question?' })
    await asking.getByText('with all its answers').waitFor()
    expect(await axeViolations(admin)).toEqual([])
    await button(asking, 'Delete').click()
    await soon(() => published.count()).toBe(0)
    await soon(isInPage).toBe(false)
    await visit(reader, `/en/products/${product.slug}`)
    await soon(() => shown.getByText(asked).count()).toBe(0)
  },
)

test('an admin decides by keyboard, the next text gets the focus, and another admin is told that it is decided', async () => {
  const product = (await productsForSale(14)).at(-1)!
  const id = await idOf(product)
  const mila = await newcomer('Mila')
  const ask = (text: string) =>
    callShop(questionPaths.ask, {
      token: mila.token,
      body: { product_id: id, text, language: 'en' },
    })
  const texts = ['first', 'second'].map((name) => `Is it vegan, ${name} (${mila.email})?`)
  for (const text of texts) expect((await ask(text)).status).toBeLessThan(300)
  const [admin, other] = [await newPage(), await newPage({ expectedErrors: [/409/] })]
  for (const page of [admin, other]) await visitAs(page, 'admin', '/en/admin/questions')
  const entry = (page: Page, at: number) => page.getByRole('listitem').filter({ hasText: texts[at]! })
  await entry(other, 0).waitFor()
  await button(entry(admin, 0), 'Approve').press('Enter')
  await entry(admin, 0).waitFor({ state: 'detached' })
  await soon(() =>
    admin.evaluate(() => document.activeElement?.closest('main li')?.textContent ?? ''),
  ).not.toBe('')
  await button(entry(other, 0), 'Decline and delete').click()
  await other.getByRole('alert').getByText('This has changed in the meantime.').waitFor()
  await entry(other, 0).waitFor({ state: 'detached' })
})

test('a question survives closing its dialog, and an answer the way to another page of questions and back', async () => {
  const product = (await productsForSale(14)).at(-1)!
  const [mila, ruth] = await Promise.all([newcomer('Mila'), certifiedNewcomer('Ruth')])
  const asked = `Is it kosher (${mila.email})?`
  const page = await newPage()
  await visitLoggedIn(page, mila, `/en/products/${product.slug}`)
  const section = page.getByRole('region', { name: 'Questions about this product' })
  await button(section, 'Ask a question').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(asked)
  await dialog.getByRole('textbox').press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await button(section, 'Ask a question').click()
  await soon(() => dialog.getByRole('textbox').inputValue()).toBe(asked)
  await button(dialog, 'Send question').click()
  await dialog.waitFor({ state: 'detached' })
  await button(section, 'Ask a question').click()
  await soon(() => dialog.getByRole('textbox').inputValue()).toBe('')

  await approveByCall(asked)

  const practice = await newPage()
  await visitLoggedIn(practice, ruth, '/en/account/practitioner/questions?page=2')
  await practice.getByRole('link', { name: 'Go to the last page' }).click()
  const question = practice.getByRole('listitem').filter({ hasText: asked })
  const said = 'Ask the manufacturer for its certificate.'
  await question.getByRole('textbox').fill(said)
  await practice.goBack()
  await question.waitFor({ state: 'detached' })
  await practice.goForward()
  await soon(() => question.getByRole('textbox').inputValue()).toBe(said)
  await question.getByRole('link', { name: product.name }).click()
  await button(practice.getByRole('dialog'), 'Stay here').click()
  await soon(() => question.getByRole('textbox').inputValue()).toBe(said)
})

test.each([1440, 320])(
  'at %i px a practitioner finds a published answer of theirs, and deletes it by keyboard',
  async (width) => {
    const product = (await productsForSale(14)).at(-1)!
    const [mila, ruth] = await Promise.all([newcomer('Mila'), certifiedNewcomer('Ruth')])
    const asked = `Is it halal, at ${width} px (${mila.email})?`
    const said = `Yes, says ${ruth.email}.`
    const body = { product_id: await idOf(product), text: asked, language: 'en' }
    expect((await callShop(questionPaths.ask, { token: mila.token, body })).status).toBe(204)
    const id = await approveByCall(asked)
    const answer = { token: ruth.token, body: { text: said } }
    expect((await callShop(questionPaths.answer(id), answer)).status).toBe(204)
    await approveByCall(said)

    const page = await newPage({ width, height: 900 })
    await visitLoggedIn(page, ruth, '/en/account/practitioner/questions')
    await page.getByRole('link', { name: 'Published', exact: true }).click()
    const published = page.getByRole('listitem').filter({ hasText: said })
    await published.getByRole('heading', { name: asked }).waitFor()
    await published.getByRole('link', { name: product.name }).waitFor()
    await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    await button(published, 'Delete answer').press('Enter')
    const deletion = page.getByRole('dialog', { name: 'Delete your answer?' })
    await deletion.getByText('It will disappear from the product page.').waitFor()
    await button(deletion, 'Delete answer').press('Enter')
    await page.getByRole('heading', { name: 'Nothing published yet' }).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    expect(await axeViolations(page)).toEqual([])
    const reader = await newPage()
    await visit(reader, `/en/products/${product.slug}`)
    const shown = reader.getByRole('region', { name: 'Questions about this product' })
    await shown.getByText(asked).waitFor()
    await soon(() => shown.getByText(said).count()).toBe(0)
  },
)

test('the questions about a product can be read without scripts', async () => {
  const product = (await productsForSale(14)).at(-2)!
  const page = await newPage({ javaScript: false })
  await page.goto(`/en/products/${product.slug}`)
  await page.getByRole('heading', { name: 'Questions about this product' }).waitFor()
})

test('the keyboard stays in the list when the text of a next page moves up, and goes to what is said once all is done', async () => {
  const page = await newPage()
  const question = (id: number) => ({
    kind: 'question',
    id,
    language: 'en',
    text: `Question number ${id}?`,
    question: null,
    writer: { id: 1, name: 'Mila Maes' },
    written_at: '2026-11-01T08:00:00.000Z',
    published_at: null,
    product: { name: 'Zinc', slug: 'zinc' },
  })
  let waiting = [question(1), question(2), question(3)]
  const onPage = 2
  await page.route('**/api/v2/admin/questions**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (route.request().method() === 'POST') {
      const id = Number(/questions\/(\d+)\/decision/.exec(pathname)?.[1])
      waiting = waiting.filter((each) => each.id !== id)
      return route.fulfill({ json: { message: 'Done.' } })
    }
    const limit = searchParams.get('limit') === '1' ? 1 : onPage
    const total = waiting.length
    return route.fulfill({
      json: {
        data: waiting.slice(0, limit),
        total_results: total,
        total_pages: Math.ceil(total / limit),
        current_page: 1,
        limit,
      },
    })
  })
  await visitAs(page, 'admin', '/en/admin/questions')
  const lines = page.getByRole('listitem').filter({ hasText: 'Question number' })
  async function approveFirst() {
    const approve = lines.first().getByRole('button', { name: 'Approve' })
    await soon(() => approve.getAttribute('aria-busy')).toBe(null)
    await approve.press('Enter')
  }
  const focusedLine = () =>
    page.evaluate(() => {
      const line = document.activeElement?.closest('li')?.textContent ?? ''
      return /Question number \d/.exec(line)?.[0]
    })
  await lines.nth(1).waitFor()
  await approveFirst()
  await soon(focusedLine).toBe('Question number 2')
  await approveFirst()
  await soon(focusedLine).toBe('Question number 3')
  await approveFirst()
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
})
