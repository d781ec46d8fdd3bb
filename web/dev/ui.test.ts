import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PageRequest } from '#contract/pages.ts'
import { pageRequest } from '../platform/request-context.ts'
import { loader } from './ui.route.tsx'

function opened(isDemonstration: boolean) {
  const context = new RouterContextProvider()
  context.set(pageRequest, { shop: { isDemonstration } } as PageRequest)
  return loader({ context } as unknown as Parameters<typeof loader>[0])
}

test('the page of shared components exists only in a demonstration', () => {
  expect(opened(true)).toBeNull()
  expect(() => opened(false)).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
  )
})
