import { expect, test } from 'vitest'
import { practicePaths } from '#contract/practice-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, inviteClient } from '../support/people/making.ts'

test('a practitioner deletes a client’s health data, whatever the form contains, only once they are sure', async () => {
  const kim = await certifiedNewcomer('Kim')
  const id = await inviteClient(kim.token, 'Noor')
  const facts = { year_of_birth: 1990, condition: null, allergies: ['celery'], medicine_classes: [] }
  const body = { ...facts, medicines: '', ground_stated: true }
  const recorded = await callShop(practicePaths.health(id), { method: 'PUT', body, token: kim.token })
  expect(recorded.status).toBe(200)
  const page = await newPage()
  await visitLoggedIn(page, kim, `/en/account/practitioner/clients/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Health', exact: true })
  await dialog.getByLabel('Year of birth').fill('19')
  const question = page.getByRole('dialog', { name: 'Delete all health data?' })
  await dialog.getByRole('button', { name: 'Delete all' }).click()
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Delete all' }).click()
  await question.getByRole('button', { name: 'Delete all' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Nothing recorded yet.').waitFor()
})

test('a practitioner who records health data on two devices loses none of it', async () => {
  const kim = await certifiedNewcomer('Kim')
  const id = await inviteClient(kim.token, 'Noor')
  const record = (allergies: string[]) => {
    const facts = { year_of_birth: 1990, condition: null, allergies, medicine_classes: [], medicines: '' }
    const body = { ...facts, ground_stated: true }
    return callShop(practicePaths.health(id), { method: 'PUT', body, token: kim.token })
  }
  expect((await record([])).status).toBe(200)
  const page = await newPage({ expectedErrors: [/409/] })
  await visitLoggedIn(page, kim, `/en/account/practitioner/clients/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Health', exact: true })
  await dialog.getByLabel('Other medicines, in your own words').fill('Metformin')
  expect((await record(['peanuts'])).status).toBe(200)

  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('alert').filter({ hasText: 'peanuts' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('checkbox', { name: 'peanuts' }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const { body } = await callShop(practicePaths.health(id), { method: 'GET', token: kim.token })
  expect(body).toMatchObject({ allergies: ['peanuts'], medicines: 'Metformin' })
})
