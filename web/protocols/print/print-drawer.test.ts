import { expect, test } from 'vitest'
import { planPath } from './print-drawer.tsx'

test('a plan is asked for in a language, and only what was chosen beside it is said', () => {
  expect(planPath(7, { language: 'nl', isLarge: false, shareId: null })).toBe(
    '/v2/account/practitioners/protocols/7/plan.pdf?language=nl',
  )
})

test('a plan in large print for one client says both', () => {
  expect(planPath(7, { language: 'zh_tw', isLarge: true, shareId: 3 })).toBe(
    '/v2/account/practitioners/protocols/7/plan.pdf?language=zh_tw&size=large&share_id=3',
  )
})
