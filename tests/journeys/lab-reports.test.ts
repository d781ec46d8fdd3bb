import { expect, test } from 'vitest'
import type { StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { callShop } from '../support/people/calls.ts'
import { tokenOf } from '../support/people/making.ts'
import { plainJpeg, plainPdf } from '../support/sample-documents.ts'
import { button, productsForSale } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

test('an admin publishes the lab report on a batch, and a visitor opens it from the product’s page in Dutch', async () => {
  const { id, slug } = (await productsForSale(11)).at(-1)!
  const received = await callShop(stockPaths.changes(id), {
    body: {
      reason: 'delivery',
      difference: 2,
      new_batch: { number: 'LAB-1', best_before: '2999-01-31' },
    },
    token: await tokenOf(people.admin),
    key: 'lab-report-delivery',
  })
  const batch = (received.body as StockRow).batches.find(({ number }) => number === 'LAB-1')!
  const page = await newPage({ width: 390, height: 844, expectedErrors: [/status of 415/] })
  await visitAs(page, 'admin', `/en/admin/stock/${id}`)
  const row = page.getByRole('row').filter({ hasText: 'LAB-1' })
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await button(row, /^Add report/).press('Enter')
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  await choose('report.jpg', 'image/jpeg', await plainJpeg())
  await row.getByRole('alert').filter({ hasText: 'This isn’t a PDF.' }).waitFor()
  await choose('report.pdf', 'application/pdf', await plainPdf())
  await sawToast(page, 'The report on batch LAB-1 is on the product’s page.')
  await row.getByRole('link', { name: 'Open report LAB-1' }).waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 900 })

  const visitor = await newPage({ width: 390, height: 844 })
  const report = visitor.getByRole('link', { name: 'Partij LAB-1, houdbaar tot 31 januari 2999 (pdf)' })
  await soon(async () => {
    await visit(visitor, `/nl/products/${slug}?variant=${id}`)
    return report.count()
  }).toBe(1)
  const address = `/api${stockPaths.publicLabReport(batch.id)}`
  await soon(() => report.getAttribute('href')).toBe(address)
  expect((await visitor.request.get(address)).headers()['content-type']).toBe('application/pdf')
  expect(await axeViolations(visitor)).toEqual([])
  await report.scrollIntoViewIfNeeded()

  await button(row, /^Remove report/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove report' }).click()
  await sawToast(page, 'The report on batch LAB-1 has been removed.')
  await button(row, /^Add report/).waitFor()
  await soon(() => hasFocus(button(row, /^Add report/))).toBe(true)
})
