import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages, languageTag } from '#domain/languages.ts'
import { percentSign } from '#domain/percent-sign.ts'
import { isShared } from './support/locales/cognates.ts'
import { keysInCode } from './support/locales/keys-in-code.ts'
import { baseKey, flatten, isSentence, keysFor, placeholders } from './support/locales/texts.ts'

/** Keys that code derives from data: pages and articles by their address. */
const reachedByData = [/^pages:/, /^help-articles:/]

/** Sentences that are the same in two languages: names and addresses. */
const sameInEveryLanguage: readonly string[] = ['Token has expired']

const read = (file: string) =>
  existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : new Map<string, string>()
const namespaces = readdirSync('locales/en').map((file) => file.replace('.json', ''))
const sources = globSync('{web,server,contract,domain,scripts}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file): [string, string] => [file, readFileSync(file, 'utf8')])
const code = keysInCode(sources)

describe.each(namespaces)('the texts of "%s"', (namespace) => {
  const english = read(`locales/en/${namespace}.json`)

  test.each(languages)('have every key in %s', { tags: 'product-languages' }, (language) => {
    const texts = read(`locales/${language}/${namespace}.json`)
    const wanted = keysFor(languageTag(language), english.keys())
    const isExtraForm = (key: string) => key.endsWith('_many') && wanted.has(`${baseKey(key)}_other`)
    expect([...wanted].filter((key) => !texts.get(key)?.trim())).toEqual([])
    expect([...texts.keys()].filter((key) => !wanted.has(key) && !isExtraForm(key))).toEqual([])
  })

  test.each(languages)('have the same placeholders in %s', (language) => {
    const wrong = [...read(`locales/${language}/${namespace}.json`)].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? ''
      const open = placeholders(text)
      // "One product" may omit its number.
      if (key !== baseKey(key) && !key.endsWith('_other'))
        return open.some((name) => !placeholders(model).includes(name) && name !== 'count')
      return open.join() !== placeholders(model).join()
    })
    expect(wrong).toEqual([])
  })

  test.each(languages.filter((language) => language !== 'en'))('are all translated in %s', (language) => {
    const left = [...read(`locales/${language}/${namespace}.json`)].filter(
      ([key, text]) =>
        english.get(key) === text &&
        (isSentence(text) || !isShared(text, language)) &&
        !sameInEveryLanguage.includes(text),
    )
    expect(left).toEqual([])
  })
})

test.each(languages)('percentages in %s are written in the shop’s number format', (language) => {
  const wrong = namespaces.flatMap((namespace) =>
    [...read(`locales/${language}/${namespace}.json`)].filter(([, text]) =>
      [...text.matchAll(/[\d}](\s*%)/g)].some(([, sign]) => sign !== percentSign(language)),
    ),
  )
  expect(wrong).toEqual([])
})

test('no Hungarian sentence ends with a date, which already ends with a full stop', () => {
  const doubled = namespaces.flatMap((namespace) =>
    [...read(`locales/hu/${namespace}.json`)].filter(([, text]) => /\{\{(date|days?)\}\}\.(?!\.)/.test(text)),
  )
  expect(doubled).toEqual([])
})

test('no French line begins with a punctuation mark, because the space before it does not break', () => {
  const breaking = namespaces.flatMap((namespace) =>
    [...read(`locales/fr/${namespace}.json`)].filter(([, text]) => /« | [:;?!»]/.test(text)),
  )
  expect(breaking).toEqual([])
})

test('the type of keys includes every namespace', () => {
  const imported = readFileSync('domain/text-keys.ts', 'utf8').matchAll(/locales\/en\/([\w-]+)\.json/g)
  expect([...imported].map(([, namespace]) => namespace).sort()).toEqual([...namespaces].sort())
})

test('what features share loads none of their texts', () => {
  const shared = ['platform', 'shop', 'problems', 'claims', 'claim-reviews']
  const loaded = sources
    .filter(([file]) => file.startsWith('web/platform/'))
    .flatMap(([file, source]) => {
      const names = [...source.matchAll(/useTranslation\('([\w-]+)'\)/g)]
      return names.map(([, namespace = '']) => ({ file, namespace }))
    })
  // Listings and search results, which every visitor opens, have them already.
  const exception = { file: 'web/platform/page-numbers.tsx', namespace: 'products' }
  expect(loaded.filter(({ namespace }) => !shared.includes(namespace))).toEqual([exception])
})

/** Problems are looked up by a code without a namespace: `required`. */
const problemOf = (namespace: string, key: string) =>
  namespace === 'problems' ? [key.replace(/^.*\./, '')] : []

describe('keys used in code', () => {
  const keys = namespaces.flatMap((namespace) =>
    [...read(`locales/en/${namespace}.json`).keys()].map((key) => ({ namespace, key: baseKey(key) })),
  )

  test('every key used by code has a text', () => {
    const known = new Set(keys.flatMap(({ namespace, key }) => [key, `${namespace}:${key}`]))
    expect([...code.asked].filter((key) => !known.has(key))).toEqual([])
  })

  test('every text is used by code', () => {
    const unused = keys
      .filter(({ namespace, key }) => !reachedByData.some((group) => group.test(`${namespace}:${key}`)))
      .filter(({ namespace, key }) => {
        // Code may use a list or group of texts by the key above them.
        const ways = [key, key.replace(/\.\d+(\..*)?$/, ''), ...problemOf(namespace, key)].flatMap((way) => [
          way,
          `${namespace}:${way}`,
        ])
        return !ways.some(
          (way) => code.mentioned.has(way) || code.patterns.some((pattern) => pattern.test(way)),
        )
      })
      .map(({ namespace, key }) => `${namespace}:${key}`)
    expect([...new Set(unused)]).toEqual([])
  })
})

describe.each(['server/catalogue/vocabulary', 'seeds/catalogue/phrases'])('the texts in %s', (folder) => {
  test.each(languages)('are complete in %s', (language) => {
    // Synonyms and plural forms differ between languages.
    const keys = (of: string) => [
      ...new Set(
        [...read(`${folder}/${of}.json`).keys()]
          .filter((key) => !/^(form|term)Synonyms\.|\.synonyms\.\d+$/.test(key))
          .map((key) => key.replace(/\.(one|few|many|other)$/, ''))
          .sort(),
      ),
    ]
    expect(keys('en').length).toBeGreaterThan(50)
    expect(keys(language)).toEqual(keys('en'))
  })
})
