import { describe, expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { authorisedClaims } from './authorised.ts'
import { checkClaims } from './check-claims.ts'
import { isRefused } from './finding.ts'
import { loadClaimRules } from './load-rules.ts'

async function check(text: string, language: Language = 'en', besideProfessional = false) {
  return checkClaims(text, { rules: await loadClaimRules(language), kind: 'storefront', besideProfessional })
}

const refused = async (text: string, language: Language = 'en') => isRefused(await check(text, language))

describe('a writer', () => {
  test('sees which words claim a cure, why, and what may be written instead', async () => {
    const text =
      'I help people with slow digestion and short nights. My plan cures bloating and we look at food.'
    const [finding, ...others] = await check(text)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      words: 'cures bloating',
      reason: 'medicinal',
      severity: 'block',
      object: 'bloating',
    })
    expect(text.slice(finding!.start, finding!.end)).toBe('cures bloating')
  })

  test('is offered the authorised claims of a nutrient, with their conditions', async () => {
    const [finding] = await check('Our zinc capsules boost your immune system.')
    expect(finding).toMatchObject({ reason: 'unauthorised', severity: 'warn' })
    expect(finding!.authorised.map(({ nutrient }) => nutrient)).toContain('zinc')
    expect(finding!.authorised[0]!.condition).toContain('1.5 mg')
  })

  test('may describe their own work and name diseases', async () => {
    expect(await check('I help people with slow digestion and short nights.')).toEqual([])
    expect(await check('Digestion: irritable bowel, reflux, bloating and what to eat next week.')).toEqual([])
    expect(await check('I treat people with respect.')).toEqual([])
    expect(await check('Physiotherapists treat back pain, and I work with one next door.')).toEqual([])
  })

  test.each([
    'This supplement does not cure arthritis.',
    'No product “cures” anything.',
    'Our capsules do not diagnose, treat, cure or prevent any disease.',
    'A supplement does not replace treatment of diabetes by a doctor.',
    'Beware of anybody who says that turmeric cures cancer.',
    'Traditional cure of tobacco',
    'Vaccines prevent measles and other diseases.',
    'A treat for Sunday: mint tea and dates.',
  ])('is not disturbed by “%s”', async (text) => {
    expect(await check(text)).toEqual([])
  })

  test.each([
    'Ved sygdom bør du tale med din læge, før du tager kosttilskud.',
    'Kapslerne leveres i blister.',
    'Magnesium i store mængder kan give diarré.',
    'Kapslerne er fri for gluten og egner sig til personer med cøliaki.',
    'Hos mig får du en plan ved oppustethed, ikke en pille.',
    'Forskningen i kanel og diabetes er usikker.',
    'Perikon nedsætter virkningen af medicin mod epilepsi.',
    'Migræne er en kompleks sygdom med mange årsager.',
    'Hun kom med en blanding af angst og søvnløshed.',
    'Du kan få tilskud fra Sygeforsikringen danmark til diætbehandling af diabetes.',
    'Motion mindsker stress og smerter.',
  ])(
    'is not disturbed by precautions, side effects and words with two meanings in Danish: “%s”',
    async (text) => {
      expect(await refused(text, 'da')).toBe(false)
    },
  )

  test.each([
    'Bliv fri for eksem med denne olie.',
    'Tag vores tilskud mod migræne.',
    'Vitaminkomplekset bekæmper infektioner.',
    'Fri for migræne på en uge med magnesium.',
    'Kapslerne bruges ved migræne.',
  ])('is told in Danish of “%s”', async (text) => {
    expect(await refused(text, 'da')).toBe(true)
  })

  test.each([
    'It contains no sugar but cures arthritis.',
    'Our tea not only calms you, it cures migraine.',
    '“It cured my migraine within a week”, writes Anna about our feverfew drops.',
    'Turmeric сures arthritis.',
    'Turmeric cu\u00adres arth\u200britis.',
    'Lose 5 kg in two weeks with our tea.',
    'Recommended by doctors: our magnesium.',
  ])('cannot publish “%s”', async (text) => {
    expect(await refused(text)).toBe(true)
  })

  test('is only warned by a question and by rules that could not be checked', async () => {
    expect(await check('Does our turmeric cure arthritis?')).toMatchObject([{ severity: 'warn' }])
    expect(await check('Our tea is clinically proven.')).toMatchObject([
      { severity: 'warn', verified: false },
    ])
  })

  test.each<[Language, string, string]>([
    ['de', 'Unsere Kapseln heilen Arthrose.', 'Diese Kapseln heilen keine Krankheit.'],
    ['da', 'Vores kapsler helbreder slidgigt.', 'Vores kapsler helbreder ikke sygdomme.'],
    ['es', 'Nuestras cápsulas curan la artrosis.', 'Este complemento no cura ninguna enfermedad.'],
    ['fr', 'Nos gélules guérissent l’arthrose.', 'Ce complément ne guérit aucune maladie.'],
    ['hu', 'Kapszulánk meggyógyítja a migrént.', 'Ez a termék nem gyógyít betegséget.'],
    ['it', 'Le nostre capsule guariscono l’artrosi.', 'Questo integratore non cura alcuna malattia.'],
    ['ja', 'このサプリで便秘が治ります。', '本品は病気を治療するものではありません。'],
    ['nl', 'Onze capsules genezen artrose.', 'Dit supplement geneest geen ziekten.'],
    ['pt', 'As nossas cápsulas curam a artrose.', 'Este suplemento não cura doenças.'],
    ['ro', 'Capsulele noastre vindecă artroza.', 'Acest supliment nu vindecă boli.'],
    ['zh_tw', '我們的膠囊能治癒關節炎。', '本品不能治療疾病。'],
  ])('is checked in %s', async (language, claim, denial) => {
    expect(await refused(claim, language)).toBe(true)
    expect(await check(denial, language)).toEqual([])
  })
})

describe('authorised claims', () => {
  test('are never refused', async () => {
    expect(authorisedClaims).toHaveLength(189)
    const rules = await loadClaimRules('en')
    for (const kind of ['storefront', 'protocol', 'product'] as const)
      for (const { text } of authorisedClaims) expect(checkClaims(text, { rules, kind }), text).toEqual([])
  })

  test('are refused beside a professional’s recommendation, like any other health claim', async () => {
    for (const { text } of authorisedClaims) expect(isRefused(await check(text, 'en', true)), text).toBe(true)
    expect(await check('Zinc supports immunity.', 'en', true)).toMatchObject([
      { reason: 'beside-professional', severity: 'block' },
    ])
  })

  test('are refused in a question as well, beside a recommendation', async () => {
    const findings = await check('Did you know that zinc supports immunity?', 'en', true)
    expect(findings).toMatchObject([{ reason: 'beside-professional', severity: 'block' }])
  })

  test('a revoked claim is refused', async () => {
    expect(await refused('Monacolin K from red yeast rice maintains normal blood cholesterol.')).toBe(true)
  })

  test('facts may stand beside a recommendation, and so may the professional’s own work', async () => {
    expect(await check('One capsule contains 15 mg of zinc. Take it with a meal.', 'en', true)).toEqual([])
    expect(await check('I help people with slow digestion and short nights.', 'en', true)).toEqual([])
  })
})

test('a long text is checked at once, whatever it contains', async () => {
  const rules = await loadClaimRules('de')
  const texts = [
    'Ich berate Familien zu Essen und Schlaf. '.repeat(50),
    'heilt'.repeat(400),
    'heilt nicht, '.repeat(160),
  ]
  for (const text of texts) {
    checkClaims(text, { rules, kind: 'storefront' })
    // The fastest counts: an expression that backtracks is slow each time, a busy machine is not.
    const milliseconds = Array.from({ length: 10 }, () => {
      const started = performance.now()
      checkClaims(text, { rules, kind: 'storefront' })
      return performance.now() - started
    })
    expect(Math.min(...milliseconds)).toBeLessThan(50)
  }
})
