import { expect, test } from 'vitest'
import { practicePaths } from '#contract/practice-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, inviteClient } from '../support/people/making.ts'
import { soon } from '../support/visiting.ts'

test('a practitioner who writes notes about a client on two devices loses none of them', async () => {
  const kim = await certifiedNewcomer('Kim')
  const id = await inviteClient(kim.token, 'Noor')
  const page = await newPage({ expectedErrors: [/409/] })
  await visitLoggedIn(page, kim, `/en/account/practitioner/clients/${id}`)
  const notes = page.getByRole('textbox', { name: 'Your notes' })
  await notes.waitFor()
  const elsewhere = { method: 'PUT', token: kim.token, body: { notes: 'Takes iron.' } }
  expect((await callShop(practicePaths.client(id), elsewhere)).status).toBe(200)

  await notes.fill('Sleeps badly.')
  const warning = page.getByRole('alert').filter({ hasText: 'Takes iron.' })
  await warning.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await notes.fill('Sleeps badly. Takes iron.')
  await page.getByRole('button', { name: 'Save what I wrote here' }).click()
  await page.getByText(/Saved at \d/).waitFor()
  await soon(() => warning.count()).toBe(0)
  await page.reload()
  await soon(() => notes.inputValue()).toBe('Sleeps badly. Takes iron.')
})
