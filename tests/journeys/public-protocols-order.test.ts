import { expect, test } from 'vitest'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, soldVariants } from '../support/people/making.ts'
import { soon } from '../support/visiting.ts'

test('public protocols whose order could not be saved stand again as clients see them', async () => {
  const { token, ...milla } = await certifiedNewcomer('Milla')
  const create = async (path: string, body: object) =>
    expect((await callShop(path, { body, token })).status).toBeLessThan(300)
  await create(storePaths.store, { type: 'personal', theme: 'plum' })
  const variants = await soldVariants(1)
  const id = await makeProtocol(
    token,
    'Evenings',
    variants.map((variant) => ({ product_variant_id: variant })),
  )
  for (const name of ['First', 'Second']) await create(publicProtocolPaths.list, { protocol_id: id, name })

  const page = await newPage({ expectedErrors: [/status of 503/] })
  await visitLoggedIn(page, milla, '/en/account/practitioner/shop')
  await page.getByRole('button', { name: /^Public protocols/ }).click()
  const grips = page.getByRole('button', { name: /^Move: (First|Second)$/ })
  const order = () => grips.evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')))
  await soon(() => grips.count()).toBe(2)
  const before = await order()
  await page.route(`**/api${publicProtocolPaths.list}/*/reorder`, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The shop is busy.' } }),
  )
  await grips.first().press('ArrowDown')
  await page.getByText('The shop is busy.').waitFor()
  await soon(order).toEqual(before)
})
