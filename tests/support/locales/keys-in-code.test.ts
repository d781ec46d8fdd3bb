import { expect, test } from 'vitest'
import { keysInCode } from './keys-in-code.ts'

test('keys are found where code looks up a text', () => {
  const { asked } = keysInCode([
    ['a.tsx', "const a = t('cart.title'); b = shop.translate('menu'); c = other('not-this')"],
  ])
  expect([...asked]).toEqual(['cart.title', 'menu'])
})

test('a key with placeholders becomes a pattern', () => {
  const { patterns } = keysInCode([['a.tsx', `const a = t(\`problems.\${code}.title\`)`]])
  expect(patterns.some((pattern) => pattern.test('problems.not-found.title'))).toBe(true)
  expect(patterns.some((pattern) => pattern.test('problems.not-found.text'))).toBe(false)
})

test('a template of placeholders alone matches no key', () => {
  const { patterns } = keysInCode([['a.tsx', `const a = t(\`\${namespace}:\${key}\`)`]])
  expect(patterns.some((pattern) => pattern.test('cart:title'))).toBe(false)
})
