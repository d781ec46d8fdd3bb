import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinHeadings, joinPhrases, withoutJoiners } from './japanese-headings.ts'

/** Where a line may break. */
const phrases = (text: string) =>
  joinPhrases(text)
    .split(/(?<!\u2060)(?!\u2060)/u)
    .map(withoutJoiners)

test('a line of a Japanese headline never begins with a particle or within a word in katakana', () => {
  expect(phrases('返品と返金')).toEqual(['返', '品と', '返', '金'])
  expect(phrases('今週の人気')).toEqual(['今', '週の', '人', '気'])
  expect(phrases('セキュリティ').join('|')).not.toContain('|')
})

test('greetings stay whole, and may break after the name', () => {
  const { greeting } = joinHeadings({ greeting: { morning: '{{name}}さん、おはようございます' } })
  expect(greeting).toEqual({ morning: joinPhrases('{{name}}さん、おはようございます') })
  expect(joinPhrases('{{name}}さん、おはよう')).toContain('ん、お\u2060は')
})

test('only headings are joined, and a title without joiners is as written', () => {
  const texts = joinHeadings({ title: 'ご注文は', text: 'ご注文は' })
  expect(texts.text).toBe('ご注文は')
  expect(texts.title).not.toBe('ご注文は')
  expect(withoutJoiners(String(texts.title))).toBe('ご注文は')
})

test('all Japanese texts of the shop stay as they are except for joiners', () => {
  for (const file of globSync('locales/ja/*.json')) {
    const texts = JSON.parse(readFileSync(file, 'utf8'))
    expect(JSON.parse(withoutJoiners(JSON.stringify(joinHeadings(texts)))), file).toEqual(texts)
  }
})
