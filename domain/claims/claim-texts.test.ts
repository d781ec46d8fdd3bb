import { expect, test } from 'vitest'
import claims from '../../locales/en/claims.json' with { type: 'json' }
import { checkClaims } from './check-claims.ts'
import { adviceKey, claimLabels, insteadOf, reasonKey, titleKey } from './claim-texts.ts'
import { loadClaimRules } from './load-rules.ts'
import { claimReasons } from './rules.ts'

const check = async (text: string) =>
  checkClaims(text, { rules: await loadClaimRules('en'), kind: 'storefront' })

test('every reason is explained, with advice', () => {
  expect(Object.keys(claims.reasons).sort()).toEqual([...claimReasons].sort())
  expect(Object.keys(claims.advice).sort()).toEqual([...claimReasons].sort())
  expect(claimLabels.authorised).toBe('claims:authorised')
})

test('a cure is refused, and help with looking at the same is offered', async () => {
  const [finding] = await check('My plan cures bloating.')
  expect(titleKey(finding!)).toBe('claims:refused')
  expect(reasonKey(finding!)).toBe('claims:reasons.medicinal')
  expect(adviceKey(finding!)).toBe('claims:advice.medicinal')
  expect(insteadOf(finding!)).toEqual({ key: 'claims:instead', object: 'bloating' })
})

test('a doubtful wording is called doubtful', async () => {
  const [finding] = await check('Our tea is clinically proven.')
  expect(titleKey(finding!)).toBe('claims:doubtful')
  expect(insteadOf(finding!)).toBeUndefined()
})
