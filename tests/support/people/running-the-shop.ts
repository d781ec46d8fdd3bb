import type { Locator, Page } from 'playwright-core'
import { button } from '../shopping.ts'
import { sawToast } from '../toasts.ts'
import { heading, soon, visit } from '../visiting.ts'

async function openOrder(admin: Page, number: string): Promise<Locator> {
  await visit(admin, '/en/admin/orders')
  await admin.getByRole('row').filter({ hasText: number }).getByRole('link').click()
  return admin
    .getByTestId('order-panel')
    .filter({ has: admin.getByRole('heading', { name: number, exact: true }) })
}

/** All of an order in one parcel, which has arrived. */
export async function sendAndDeliver(admin: Page, number: string): Promise<void> {
  const order = await openOrder(admin, number)
  await button(order, 'Process').click()
  await button(order, /^Dispatch \d+ items?, email /).click()
  await button(order, 'Mark as delivered').click()
  await order.getByText('Delivered', { exact: true }).first().waitFor()
}

export async function refundWithdrawal(admin: Page, number: string): Promise<void> {
  const order = await openOrder(admin, number)
  await button(order, 'Refund this withdrawal').click()
  await admin.getByRole('button', { name: /^Refund .+, email/ }).click()
  await sawToast(admin, /is being refunded\./)
}

/** Pays everybody who can be paid, among them this practitioner. */
export async function runPayouts(admin: Page, practitioner: string): Promise<void> {
  await visit(admin, '/en/admin/payouts')
  await admin.getByRole('row').filter({ hasText: practitioner }).waitFor()
  await button(admin, 'Book payouts').click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Book / })
    .click()
  await soon(() => heading(admin).textContent()).toMatch(/^Payouts of /)
}
