import { describe, expect, test } from 'vitest'
import { checkClaims } from '#domain/claims/check-claims.ts'
import { isRefused } from '#domain/claims/finding.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { languages } from '#domain/languages.ts'
import { demoCatalogue } from './catalogue.ts'
import { mayClaim } from './claims.ts'
import { fill } from './fill.ts'
import { languagePhrases, markedClaims } from './phrases.ts'
import { readJson } from './read-json.ts'
import { dose } from './recipes/doses.ts'
import { brandStory, textsIn } from './texts.ts'

const catalogue = demoCatalogue()
const english = readJson<Tree>('./phrases/en.json')

type Tree = { [key: string]: Tree | string | string[] }

/** "names.dose" → "{name} {dose}"; plural forms are compared by their unit only, as languages differ in them. */
function leaves(tree: Tree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, node]): [string, string][] => {
      const here = path ? `${path}.${key}` : key
      if (typeof node === 'string') return [[here, node]]
      if (Array.isArray(node)) return node.map((text, index) => [`${here}.${index}`, text])
      if (path === 'units' || path === 'amounts') return [[here, Object.values(node).join(' ')]]
      return [...leaves(node, here)]
    }),
  )
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort()
}

describe.each(
  languagePhrases.map((phrasesOfLanguage) => [phrasesOfLanguage.language, phrasesOfLanguage] as const),
)('the phrases in %s', (language, phrasesOfLanguage) => {
  const own = leaves(readJson<Tree>(`./phrases/${language}.json`))
  const wanted = leaves(english)

  test('have the keys of English', () => {
    expect([...own.keys()].sort()).toEqual([...wanted.keys()].sort())
  })

  test('keep every placeholder, and no sentence is empty', () => {
    for (const [key, text] of wanted) {
      expect(placeholdersOf(own.get(key) ?? ''), key).toEqual(placeholdersOf(text))
      if (key !== 'names.separator') expect(own.get(key)?.trim(), key).not.toBe('')
    }
  })

  test('have a plural for every number', () => {
    for (const forms of [
      ...Object.values(phrasesOfLanguage.phrases.units),
      ...Object.values(phrasesOfLanguage.phrases.amounts),
    ]) {
      expect(forms.other).toBeTruthy()
    }
  })

  test('name and describe every product', () => {
    for (const product of catalogue) {
      const { name, description, usage, ingredientList } = textsIn(phrasesOfLanguage, product)
      for (const text of [name, description, usage, ingredientList]) {
        expect(text.trim(), product.slug).not.toBe('')
        expect(text, product.slug).not.toMatch(/[{}]|undefined/)
      }
    }
  })

  test('say nothing about a product that food law forbids', async () => {
    const rules = await loadClaimRules(language)
    const texts = catalogue.flatMap((product) => {
      const { name, description, usage, ingredientList } = textsIn(phrasesOfLanguage, product)
      return [name, description, usage, ingredientList]
    })
    const refused = texts.filter((text) => isRefused(checkClaims(text, { rules, kind: 'product' })))
    expect(refused).toEqual([])
  })

  test('describe a brand', () => {
    expect(brandStory(phrasesOfLanguage, { name: 'Norrvik', story: 'sea', habit: 'tested' })).toContain(
      'Norrvik',
    )
  })
})

test('all phrases are in one of the shop’s languages', () => {
  for (const { language } of languagePhrases) expect(languages).toContain(language)
})

describe('a claim', () => {
  test('is marked in each translation as compared with the register or not', () => {
    for (const { language, phrases } of languagePhrases) {
      const own = readJson<{ claims: Record<string, { verified?: unknown }> }>(`./phrases/${language}.json`)
      const marks = Object.values(own.claims).map(({ verified }) => typeof verified)
      expect(new Set(marks), language).toEqual(new Set(['boolean']))
      expect(Object.keys(phrases.claims), language).toEqual(Object.keys(own.claims))
    }
  })

  test('without a mark is not verified, even if the English one is', () => {
    const filled = { zinc: { text: 'Zink', verified: true } }
    expect(markedClaims({ zinc: { text: 'Zink' } }, filled).zinc?.verified).toBe(false)
    expect(markedClaims({ zinc: { text: 'Zink', verified: true } }, filled).zinc?.verified).toBe(true)
    expect(markedClaims({}, filled).zinc?.verified).toBe(true)
  })

  test('is shown if the portion has 15 % of the reference intake, and not below', () => {
    expect(mayClaim('magnesium.muscle', [dose('magnesium/citrate 57 mg')])).toBe(true)
    expect(mayClaim('magnesium.muscle', [dose('magnesium/citrate 40 mg')])).toBe(false)
  })

  test('about the brain needs 250 mg of DHA', () => {
    expect(mayClaim('dha.brain', [dose('dha 250 mg')])).toBe(true)
    expect(mayClaim('dha.brain', [dose('dha 200 mg')])).toBe(false)
  })

  test('is never made for a plant', () => {
    const plants = catalogue.filter(({ doses }) => doses.every(({ part }) => part !== null))
    expect(plants.length).toBeGreaterThan(100)
    expect(plants.flatMap(({ claims }) => claims)).toEqual([])
  })
})

describe('casing', () => {
  test.each([
    ['{x:title}', 'lion’s mane', 'Lion’s Mane'],
    ['{x:title}', 'L-glutamine', 'L-Glutamine'],
    ['{x:lower}', 'Magnesium', 'magnesium'],
    ['{x:lower}', 'EPA', 'EPA'],
    ['{x:lower}', 'L-theanine', 'L-theanine'],
    ['{x:capital}', 'citrate', 'Citrate'],
    ['{x:upper}', 'fish oil', 'FISH OIL'],
  ])('%s of %s is %s', (pattern, x, expected) => {
    expect(fill(pattern, { x }, 'en')).toBe(expected)
  })

  test('a placeholder without a value is an error', () => {
    expect(() => fill('{name} {dose}', { name: 'Zinc' }, 'en')).toThrow('dose')
  })
})
