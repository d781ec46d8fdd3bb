import { expect, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { pngPicture } from '../support/png-picture.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'
import { beginPage, writeTexts } from '../support/writing-content.ts'

test('an admin writes a page in two languages, previews and publishes it, and a visitor reads it', async () => {
  const page = await newPage({ expectedErrors: [/404/] })
  await visitAs(page, 'admin', '/en/admin/content')
  await page.getByRole('heading', { name: 'Standard texts' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await beginPage(page, 'Gift ideas')
  await soon(() => heading(page).textContent()).toBe('gift-ideas')
  await writeTexts(page, 'English', {
    Title: 'Gift ideas',
    Description: 'For people who have everything.',
    Text: '## For tea drinkers\n\nOur **herb** [teas](/products).\n\n- Mint\n- Sage\n\n<script>alert(1)</script>',
  })
  await writeTexts(page, 'Nederlands', {
    Title: 'Cadeautips',
    Description: 'Voor wie alles al heeft.',
    Text: '## Voor theedrinkers\n\nOnze kruidenthee.',
  })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await sawToast(page, 'Draft saved')
  expect(await axeViolations(page)).toEqual([])

  const visitor = await newPage({ expectedErrors: [/404/] })
  await visitor.goto('/en/gift-ideas')
  await soon(() => heading(visitor).textContent()).toBe('Page not found')

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Preview/ }).click(),
  ])
  await soon(() => heading(preview).textContent()).toBe('Cadeautips')
  await preview.close()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.waitFor({ state: 'detached' })

  await soon(async () => (await visitor.request.get('/en/gift-ideas')).status()).toBe(200)
  await visit(visitor, '/en/gift-ideas')
  await soon(() => heading(visitor).textContent()).toBe('Gift ideas')
  await visitor.getByText('<script>alert(1)</script>').waitFor()
  await soon(() =>
    visitor
      .getByRole('listitem')
      .filter({ hasText: /^Mint$/ })
      .count(),
  ).toBe(1)
  expect(await axeViolations(visitor)).toEqual([])
  await visitor.getByRole('link', { name: 'teas' }).click()
  await soon(() => new URL(visitor.url()).pathname).toBe('/en/products')
  await visit(visitor, '/nl/gift-ideas')
  await soon(() => heading(visitor).textContent()).toBe('Cadeautips')
  await visit(visitor, '/de/gift-ideas')
  await soon(() => heading(visitor).getAttribute('lang')).toBe('en')
  expect(await (await visitor.request.get('/sitemaps/nl-1.xml')).text()).toContain('/nl/gift-ideas<')
})

test('a second admin who writes the same page is warned, and loses nothing', async () => {
  const page = await newPage({ expectedErrors: [/409/] })
  const other = await newPage()
  await visitAs(page, 'admin', '/en/admin/content')
  await beginPage(page, 'two-admins')
  await visitAs(other, 'admin', new URL(page.url()).pathname)
  await writeTexts(page, 'English', { Title: 'One' })
  await writeTexts(other, 'English', { Title: 'Other' })
  await other.getByRole('button', { name: 'Save draft' }).click()
  await sawToast(other, 'Draft saved')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Somebody else has changed this in the meantime.', { exact: true }).waitFor()
  await soon(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('One')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Load newer version' }).click()
  await soon(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Other')
})

test('on a phone, an admin rewrites a standard page and gives it its standard text back', async () => {
  const page = await newPage({ width: 390, height: 844 })
  const visitor = await newPage({ width: 390, height: 844 })
  await visitAs(page, 'admin', '/en/admin/content')
  await page.getByRole('button', { name: 'Edit Accessibility' }).click()
  await page.getByRole('button', { name: 'Save draft' }).waitFor()
  await soon(() => page.getByLabel('Text', { exact: true }).inputValue()).toMatch(/^## /)
  await page.getByLabel('Title', { exact: true }).fill('Open to everybody')
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await soon(async () => {
    await visit(visitor, '/en/accessibility')
    return heading(visitor).textContent()
  }).toBe('Open to everybody')
  await page.getByLabel('More').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await sawToast(page, 'Deleted')
  await soon(async () => {
    await visitor.reload()
    return heading(visitor).textContent()
  }).toBe('Accessibility')
})

test('an admin writes an ad in two languages with a picture, and a client sees it in the product list', {
  tags: 'product-ads',
}, async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/content')
  await page.getByRole('button', { name: 'New ad' }).click()
  const sheet = page.getByRole('dialog', { name: 'New ad' })
  await sheet.getByLabel('Name').fill('winter-teas')
  await sheet.getByRole('button', { name: 'Start writing' }).click()
  await page.getByLabel('Audience').selectOption('Clients')
  await page.getByLabel('Link', { exact: true }).fill('/health-goals')
  await page
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: await pngPicture() })
  await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  await writeTexts(page, 'English', { Title: 'Teas for winter', 'Link text': 'See the teas' })
  await writeTexts(page, 'Nederlands', { Title: 'Thee voor de winter', 'Link text': 'Bekijk de thee' })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const anna = await newPage()
  await visitAs(anna, 'anna', '/nl/products')
  await anna.getByText('Thee voor de winter').waitFor()
  expect(await axeViolations(anna)).toEqual([])
  await anna.getByRole('link', { name: 'Bekijk de thee' }).click()
  await soon(() => new URL(anna.url()).pathname).toBe('/nl/health-goals')

  const ilse = await newPage()
  await visitAs(ilse, 'ilse', '/en/products')
  await ilse
    .getByRole('link', { name: /practitioner/i })
    .first()
    .waitFor()
  await soon(() => ilse.getByText('Teas for winter').count()).toBe(0)
})

test('a visitor sees an ad for everybody, with the placeholder if its picture cannot be loaded', {
  tags: 'product-ads',
}, async () => {
  const page = await newPage({ expectedErrors: [/404/] })
  const ad = {
    title: 'Teas for everybody',
    label: '',
    text: '',
    action: 'See the teas',
    link: '/health-goals',
    image: { src: '/media/gone.webp', text: 'A cup of tea' },
    language: 'en',
  }
  await page.route(`**${contentPaths.visitorAds}?**`, (route) => route.fulfill({ json: { data: [ad] } }))
  await visit(page, '/en/products')
  await page.getByRole('link', { name: 'See the teas' }).waitFor()
  const picture = page.getByRole('img', { name: 'A cup of tea' })
  await picture.scrollIntoViewIfNeeded()
  await soon(() => picture.getAttribute('src')).toBe('/fallback.svg')
})

test('when ads cannot be loaded, the product list shows its usual banner and says nothing', {
  tags: 'error-ads',
}, async () => {
  const page = await newPage({ expectedErrors: [/500/] })
  await page.route('**/account/ads?**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Trouble', code: 'unexpected' } }),
  )
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await visitAs(page, 'tomas', '/en/products')
  await soon(() => warnings.some((text) => text.startsWith('Ads could not be loaded'))).toBe(true)
  await soon(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
})

test('an admin rewrites the introduction of the home page, which visitors then read', async () => {
  const page = await newPage()
  const visitor = await newPage()
  await visitAs(page, 'admin', '/en/admin/content')
  await visit(visitor, '/en')
  const usual = await heading(visitor).textContent()
  await page.getByRole('button', { name: `Edit ${usual}` }).click()
  await page.getByLabel('Title', { exact: true }).fill('Warm through the winter')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await soon(async () => {
    await visit(visitor, '/en')
    return heading(visitor).textContent()
  }).toBe('Warm through the winter')
  await page.getByLabel('More').click()
  await page.getByRole('button', { name: 'Stop showing' }).click()
  await soon(async () => {
    await visit(visitor, '/en')
    return heading(visitor).textContent()
  }).toBe(usual)
})

test('an admin writes a protocol template, and a practitioner starts a protocol from it', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/content')
  await page.getByRole('button', { name: 'New template' }).click()
  const sheet = page.getByRole('dialog', { name: 'New template' })
  await sheet.getByLabel('Name').fill('iron-again')
  await sheet.getByRole('button', { name: 'Start writing' }).click()
  await writeTexts(page, 'English', { Name: 'Iron again', Description: 'After a blood test.' })
  const products = page.getByRole('region', { name: 'Products', exact: true })
  for (const word of ['zinc', 'magnesium']) {
    await products.getByRole('searchbox', { name: 'Search products' }).fill(word)
    const lines = await products.getByLabel(/^Note for/).count()
    await products
      .getByRole('button', { name: new RegExp(`^Add .*${word}`, 'i') })
      .first()
      .click()
    await soon(() => products.getByLabel(/^Note for/).count()).toBe(lines + 1)
  }
  await products
    .getByRole('button', { name: /^Dose for/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Evening', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await products
    .getByRole('button', { name: /^One more pack of/ })
    .first()
    .click()
  await products
    .getByLabel(/^Note for/)
    .first()
    .fill('Not with coffee')
  await products
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click()
  await soon(() =>
    products
      .getByLabel(/^Note for/)
      .last()
      .inputValue(),
  ).toBe('Not with coffee')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 320, height: 700 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)

  const ilse = await newPage()
  await visitAs(ilse, 'ilse', '/en/account/practitioner/protocols')
  await ilse.getByRole('button', { name: 'Templates' }).click()
  await ilse.getByRole('button', { name: 'Iron again' }).click()
  await ilse.getByText('Not with coffee').waitFor()
  await ilse.getByRole('button', { name: 'Use template' }).click()
  await soon(() => heading(ilse).textContent()).toBe('Iron again')
  await ilse.getByText('Not with coffee').first().waitFor()
})
