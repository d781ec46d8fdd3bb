import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { commissionOf } from '#domain/commission/tiers.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { closeThisMonth, deliverTwoWeeksAgo } from '../support/passing-time.ts'
import { approveShown, showCertificateOf } from '../support/people/certifying.ts'
import { emailsTo } from '../support/people/emails.ts'
import { tokenOf } from '../support/people/making.ts'
import { newAddress, password } from '../support/people/newcomers.ts'
import { listOrders } from '../support/people/ordering.ts'
import { registerClient, registerPractitioner } from '../support/people/registering.ts'
import { refundWithdrawal, runPayouts, sendAndDeliver } from '../support/people/running-the-shop.ts'
import { readPdf } from '../support/read-pdf.ts'
import { button, euros, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, pathOf, soon, visit, words } from '../support/visiting.ts'

/** A text whose placeholders may stand for anything. */
const like = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/{{\w+}}/g, '.+')}$`)

const iban = 'BE71 0961 2345 6769'
const packs = 6
const terms = { rate: 20, discount: 10, vatPercent: 6 } as const

describe.each([
  { language: 'en', width: 1440, height: 900 },
  { language: 'es', width: 390, height: 844 },
] as const)('in $language, $width px wide', (view) => {
  const { language } = view
  const say = {
    account: words(language, 'account'),
    builder: words(language, 'builder'),
    cart: words(language, 'cart'),
    checkout: words(language, 'checkout'),
    commission: words(language, 'commission'),
    consent: words(language, 'consent'),
    orders: words(language, 'orders'),
    payouts: words(language, 'payouts'),
    plan: words(language, 'plan'),
    protocols: words(language, 'protocols'),
    sharing: words(language, 'sharing'),
  }
  const open = () => newPage({ ...view, expectedErrors: [/status of 404/] })
  const practice = `/${language}/account/practitioner`
  const name = language === 'en' ? 'Pia' : 'Paz'
  const client = language === 'en' ? 'Noor' : 'Nerea'

  async function isFine(page: Page) {
    expect(await axeViolations(page), page.url()).toEqual([])
    await soon(() => horizontalOverflow(page), page.url()).toBeLessThanOrEqual(0)
  }

  async function buildProtocol(page: Page, chosen: readonly ProductForSale[]) {
    await visit(page, `${practice}/protocols`)
    await button(page, say.protocols('list.new')).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel(say.builder('details.name'), { exact: true }).fill('Calm nights')
    await form.getByLabel(say.builder('details.description'), { exact: true }).fill('Eight weeks')
    await button(form, say.builder('creating.create')).click()
    await soon(() => heading(page).textContent()).toBe('Calm nights')
    const path = pathOf(page)
    for (const { slug } of chosen) {
      await visit(page, `/${language}/products/${slug}`)
      const offer = page.getByTestId('offer')
      await offer.getByRole('button', { name: like(say.builder('add.name')) }).click()
      await offer.getByRole('button', { name: like(say.builder('add.more')) }).waitFor()
    }
    await visit(page, path)
    const more = page.getByRole('button', { name: like(say.builder('lines.more')) })
    await soon(() => more.count()).toBe(chosen.length)
    for (const each of await more.all()) for (let count = 1; count < packs; count += 1) await each.click()
    await page
      .getByText(euros(chosen.reduce((sum, { price }) => sum + packs * price, 0)))
      .first()
      .waitFor()
    await isFine(page)
  }

  async function share(page: Page, email: string) {
    await button(page, say.protocols('detail.share')).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: say.sharing('clients.label') }).fill(email)
    await page.keyboard.press('Enter')
    await dialog.getByLabel(say.sharing('new-client.first-name'), { exact: true }).fill(client)
    await dialog.getByLabel(say.sharing('new-client.last-name'), { exact: true }).fill('Willems')
    await dialog.getByRole('radio', { name: /^10/ }).check({ force: true })
    await dialog.locator('button[type=submit]').click()
    await sawToast(page, say.sharing('outcome.shared'))
  }

  async function linkSentTo(address: string): Promise<string> {
    let link = ''
    await soon(async () => {
      link =
        (await emailsTo(address))
          .map(({ text }) => /\/\w+\/protocols\/[\w-]+/.exec(text)?.[0])
          .find(Boolean) ?? ''
      return link
    }).not.toBe('')
    return link
  }

  async function buyFromEmail(page: Page, email: string) {
    const plan = await linkSentTo(email)
    await visit(page, plan)
    await page.getByRole('link', { name: say.plan('shared.register') }).click()
    await registerClient(page, { email, firstName: client, language })
    await soon(() => pathOf(page)).toBe(plan)
    await page.getByRole('link', { name: say.plan('shared.open-yours') }).click()
    await page
      .getByText(like(say.plan('shared.discount', { name })))
      .first()
      .waitFor()
    await isFine(page)
    await visit(page, `/${language}/account/client`)
    await button(page, say.consent('ask.yes')).click()
    await sawToast(page, say.consent('ask.allowed', { name: `${name} Lindgren` }))
    await page.goBack()
    await button(page, say.cart('protocol.buy')).first().click()
    await page.getByText(say.cart('protocol.added_other', { count: '2' })).waitFor()
    await visit(page, `/${language}/cart`)
    await page
      .getByRole('link', { name: say.cart('checkout') })
      .first()
      .click()
    await page.getByLabel(say.account('contact.street')).fill('Coupure Links 12')
    await page.getByLabel(say.account('contact.postal.postal-code')).fill('9000')
    await page.getByLabel(say.account('contact.city')).fill('Gent')
    await button(page, say.checkout('address.continue')).click()
    await button(page, say.checkout('delivery.continue')).click()
    await page.locator('label', { has: page.getByRole('radio', { name: 'Bancontact' }) }).click()
    await page.getByRole('checkbox').last().check()
    await page.locator('[data-step-foot] [type=submit]').and(page.locator(':not([aria-busy])')).click()
    await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
    await page.getByRole('button', { name: like(say.checkout('sandbox.outcomes.paid')) }).click()
    await soon(() => heading(page).textContent()).toBe(say.checkout('return.paid.title', { name: client }))
  }

  async function chooseBankAccount(page: Page) {
    const card = page.getByRole('region', { name: say.payouts('next.title') })
    await button(card, say.payouts('method.choose')).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(say.payouts('form.iban'), { exact: true }).fill(iban)
    await sheet.getByLabel(say.account('proof.password'), { exact: true }).fill(password)
    await button(sheet, say.payouts('form.save')).click()
    await card.getByText('BE71 •••• •••• 6769').waitFor()
  }

  async function withdrawFirstLine(page: Page, orderId: number) {
    await visit(page, `/${language}/account/orders/${orderId}/withdraw`)
    await page.getByTestId('withdraw-line').first().getByRole('checkbox').click()
    await button(page, say.orders('withdraw.continue')).click()
    await button(page, say.orders('withdraw.confirm')).click()
    await soon(() => heading(page).textContent()).toBe(say.orders('withdraw.done-title'))
  }

  /** What the page says stands in an account, in euros. */
  const balance = (page: Page, which: string) =>
    page
      .getByRole('region', { name: say.commission('balances.title') })
      .locator('div', { has: page.getByText(say.commission(`balances.${which}`), { exact: true }) })
      .locator('dd')
      .last()
      .innerText()

  test('a practitioner registers, is certified, shares a protocol, earns and is paid, and a refund takes its part back', async () => {
    const [emailOfPractitioner, emailOfClient] = [newAddress(name), newAddress(client)]
    const chosen = (await productsForSale(6)).slice(4)
    const [office, admin, home] = [await open(), await newPage(), await open()]
    await registerPractitioner(office, { email: emailOfPractitioner, firstName: name, language })
    await visitAs(admin, 'admin', '/en/admin')
    await showCertificateOf(admin, `${name} Lindgren`)
    await approveShown(admin, name)
    await buildProtocol(office, chosen)
    await share(office, emailOfClient)
    await buyFromEmail(home, emailOfClient)

    const [order] = await listOrders(await tokenOf(emailOfClient))
    const earned = ({ price }: ProductForSale) => toMajor(commissionOf(toMinor(price) * packs, terms))
    const inOrder = order!.items.map(({ name }) => chosen.find((each) => each.name === name)!)
    const [returned, kept] = inOrder as [ProductForSale, ProductForSale]
    const whole = earned(returned) + earned(kept)
    await visit(office, `${practice}/commission`)
    await soon(() => balance(office, 'pending')).toBe(euros(whole))
    await sendAndDeliver(admin, order!.number)
    await deliverTwoWeeksAgo(order!.id)
    await office.reload()
    await soon(() => balance(office, 'available')).toBe(euros(whole))
    expect(await balance(office, 'pending')).toBe(euros(0))
    await chooseBankAccount(office)
    await isFine(office)

    await runPayouts(admin, `${name} Lindgren`)
    await office.reload()
    await soon(() => balance(office, 'paid')).toBe(euros(whole))
    expect(await balance(office, 'available')).toBe(euros(0))
    await office
      .getByRole('link', { name: new RegExp(`^${say.payouts('entry.orders')}`) })
      .first()
      .click()
    await soon(() => heading(office).textContent()).toMatch(like(say.payouts('one.title')))
    await office.getByText(order!.number).first().waitFor()
    await isFine(office)
    const month = await closeThisMonth()
    await visit(office, `${practice}/commission`)
    const download = office.waitForEvent('download')
    await office
      .getByRole('region', { name: words(language, 'statements')('title') })
      .getByRole('button', { name: /^PDF/ })
      .first()
      .click()
    expect((await download).suggestedFilename()).toBe(`verbena-${month}.pdf`)
    const statement = await readPdf(await readFile(await (await download).path()))
    expect(statement.text).toContain(order!.number)

    await withdrawFirstLine(home, order!.id)
    await refundWithdrawal(admin, order!.number)
    await office.reload()
    await soon(() => balance(office, 'available')).toBe(euros(-earned(returned)))
    expect(await balance(office, 'reversed')).toBe(euros(earned(returned)))
    expect(await balance(office, 'paid')).toBe(euros(whole))
    await isFine(office)
    await visit(office, `${practice}/clients`)
    const turnover = (packs * kept.price * 9) / 10
    await office.getByText(euros(turnover)).filter({ visible: true }).first().waitFor()
    await visit(office, `${practice}/orders`)
    await isFine(office)
  })
})
