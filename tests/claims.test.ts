import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkClaims } from '#domain/claims/check-claims.ts'
import { isRefused } from '#domain/claims/finding.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { languages } from '#domain/languages.ts'
import { flatten } from './support/locales/texts.ts'

/** Texts about claims, and names of groups of medicines. */
const notChecked = /locales\/\w+\/claims\.json|health\.json#medicines\./

const textsOf = (files: string) =>
  globSync(files).flatMap((file) =>
    [...flatten(JSON.parse(readFileSync(file, 'utf8')))].map(([key, text]) => ({
      key: `${file}#${key}`,
      text,
    })),
  )

describe.each(languages)('in %s', (language) => {
  test('nothing that the shop says itself is refused', async () => {
    const rules = await loadClaimRules(language)
    const texts = textsOf(`{locales/${language}/*.json,server/catalogue/vocabulary/${language}.json}`)
      .concat(textsOf(`seeds/**/${language}.json`))
      .filter(({ key }) => !notChecked.test(key))
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts.filter(({ text }) => isRefused(checkClaims(text, { rules, kind: 'storefront' })))).toEqual(
      [],
    )
  })

  test('authorised claims are allowed on products, and refused beside a recommendation', async () => {
    const rules = await loadClaimRules(language)
    const claims = textsOf(`seeds/catalogue/phrases/${language}.json`).filter(({ key }) =>
      /#claims\..*\.text$/.test(key),
    )
    expect(claims.length).toBeGreaterThan(50)
    const check = (text: string, besideProfessional: boolean) =>
      isRefused(checkClaims(text, { rules, kind: 'product', besideProfessional }))
    expect(claims.filter(({ text }) => check(text, false))).toEqual([])
    expect(claims.filter(({ text }) => !check(text, true))).toEqual([])
  })
})
