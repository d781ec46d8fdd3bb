import type { Locator, Page } from 'playwright-core'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolPage } from '#contract/protocols.ts'
import type { BuilderMode } from '#domain/protocols/builder-mode.ts'
import { callShop } from './people/calls.ts'
import { readProtocol } from './people/making.ts'

export const bar = (page: Page) => page.getByRole('region', { name: 'Protocol builder', exact: true })
export const panel = (page: Page) => page.locator('#builder-panel:visible')
export const lines = (page: Page) => panel(page).getByRole('list', { name: 'Products in the protocol' })
export const onOff = (page: Page) => page.getByRole('switch', { name: 'Protocol builder' })
export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true })
export const pictures = (page: Page) => bar(page).getByTestId('bar-pictures').locator('.thumb')

/** The products that can be added now, in page order. */
export const addable = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^Add .+ to the protocol$/ })

export const setMode = (token: string, mode: BuilderMode) =>
  callShop(protocolPaths.builder, { method: 'PUT', body: { mode }, token })

/** The name of the product whose card or row contains a button; the button's own name includes the brand. */
export const productNameAt = (add: Locator) =>
  add.evaluate(
    (element) =>
      element.closest('article, tr, [data-testid=hit]')?.querySelector('h3, [data-testid=found-name], td a')
        ?.textContent ?? '',
  )

/** A control of a product of any brand. Names contain non-breaking spaces, which the browser reports as plain ones. */
export const named = (start: string, product: string, end = '') => {
  const name = product.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
  return new RegExp(`^${start}.*${name}${end}$`)
}

/** The protocol with this name, as stored on the server. */
export async function storedAs(token: string, name: string) {
  const { body } = await callShop(`${protocolPaths.list}?limit=50`, { method: 'GET', token })
  const found = (body as ProtocolPage).data.find((protocol) => protocol.name === name)
  return found && readProtocol(token, found.protocol_id)
}
