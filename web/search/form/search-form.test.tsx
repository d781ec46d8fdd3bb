import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { SearchForm } from './search-form.tsx'

const shop: Shop = {
  language: 'fr',
  region: 'eu',
  origin: 'https://shop.example',
  otherStoreUrl: undefined,
  paymentMarks: [],
}
const load = vi.fn()

function render(address: string): string {
  const router = createMemoryRouter([{ path: '*', element: <SearchForm load={load} /> }], {
    initialEntries: [address],
  })
  return renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <RouterProvider router={router} />
    </ShopProvider>,
  )
}
const inputIn = (html: string) => /<input[^>]*>/.exec(html)?.[0]

test('without scripts the box is a form that leads to the results in the page’s language', () => {
  const html = render('/fr/brands')
  const form = /<form[^>]*>/.exec(html)?.[0]
  expect(form).toContain('role="search"')
  expect(form).toContain('action="/fr/search-results"')
  expect(html).not.toContain('method="post"')
  expect(inputIn(html)).toContain('name="query"')
  expect(inputIn(html)).toContain('aria-label="shop:search.label"')
})

test('on the results page the box contains their query', () => {
  expect(inputIn(render('/fr/search-results?query=magn%C3%A9sium'))).toContain('value="magnésium"')
  expect(inputIn(render('/fr/brands?query=zinc'))).not.toContain('value="zinc"')
})

test('the overlay is not loaded before the box is used', () => {
  expect(render('/fr')).not.toContain('combobox')
  expect(load).not.toHaveBeenCalled()
})
