import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { adTypes } from '#domain/content/ads.ts'
import { AdPlace } from './ad-place.tsx'

vi.mock('./user-ad.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
vi.mock('../../platform/session/session.ts', () => ({ useSession: () => ({ state: 'loggedin' }) }))

test('a user for whom the code of ads cannot be loaded sees the usual content', async () => {
  const onError = vi.fn()
  const { prelude } = await prerender(
    <AdPlace type={adTypes.products} hasRefused={false}>
      <p>For practitioners</p>
    </AdPlace>,
    { onError },
  )
  expect(await new Response(prelude).text()).toContain('For practitioners')
  expect(onError).not.toHaveBeenCalled()
})
