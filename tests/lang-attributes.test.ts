import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

/** A language tag: a literal, `languageTag(…)`, `otherLang(…)`, or a value that is named as one and so found below. */
const isTag = (value: string) =>
  /^"[\w-]+"$|^\w*(languageTag|otherLang|langOf)\(|^(\w+ \? )?(\w+\.)*(l|\w+L)ang( : undefined)?$/.test(value)

// The shop's own codes, such as zh_tw, mean nothing to browsers and screen readers.
test('each lang attribute is a language tag', () => {
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\s(?:lang|hrefLang)=(?:\{([^}]*)\}|("[^"]*"))/g)]
      .map(([, code, literal]) => (code ?? literal ?? '').trim())
      .filter((value) => !isTag(value))
      .map((value) => `${file}: ${value}`),
  )
  expect(wrong).toEqual([])
})

test('no value named as a language tag is one of the shop’s codes', () => {
  const named = /\b(?:lang|\w+Lang)(?:\?|: | = |: .* => ).*$/gm
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)]
      .map(([line]) => line)
      .filter(
        (line) =>
          /\bLanguage\b|\blanguage$|\.language\b/.test(line) && !/languageTag\(|otherLang\(/.test(line),
      )
      .map((line) => `${file}: ${line}`),
  )
  expect(wrong).toEqual([])
})
