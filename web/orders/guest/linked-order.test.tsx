import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LinkedOrder } from './linked-order.tsx'

vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/head.tsx', () => ({
  PageHead: ({ title, description }: { title: string; description: string }) => `${title}, ${description}; `,
}))

test('the page of a guest’s order is described as an order, not as the form that asks for its number', () => {
  const page = renderToStaticMarkup(<LinkedOrder>{() => null}</LinkedOrder>)
  expect(page).toContain('detail.page, detail.page; ')
})
