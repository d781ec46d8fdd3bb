import { expect, test } from 'vitest'
import { planPath } from './print-drawer.tsx'

test('a plan is requested in a language, and only with the chosen options', () => {
  expect(planPath(7, { language: 'nl', isLarge: false, shareId: null })).toBe(
    '/v2/account/practitioners/protocols/7/plan.pdf?language=nl',
  )
})

test('a plan in large print for one client has both options', () => {
  expect(planPath(7, { language: 'zh_tw', isLarge: true, shareId: 3 })).toBe(
    '/v2/account/practitioners/protocols/7/plan.pdf?language=zh_tw&size=large&share_id=3',
  )
})
