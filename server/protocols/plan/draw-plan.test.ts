import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type Language, languages, languageTag } from '#domain/languages.ts'
import { openDrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { doseAt, paperWith, rowOf } from '../../../tests/support/plan-papers.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { drawPlan, type PlanOrder } from './draw-plan.ts'
import type { PaperRow, PlanPaper } from './plan-paper.ts'

const translations = loadTranslations('locales')
const orderOf = (paper: PlanPaper, given: Partial<PlanOrder> = {}): PlanOrder => ({
  paper,
  size: 'regular',
  pictures: new Map(),
  resources: translations.resourcesOf(paper.language),
  fallback: translations.resourcesOf('en'),
  madeAt: new Date(0),
  ...given,
})
const printed = async (paper: PlanPaper, given?: Partial<PlanOrder>) =>
  readPdf(await drawPlan(orderOf(paper, given)))

/** Texts with each language's difficult letters. */
const texts: Record<Language, { name: string; note: string }> = {
  en: { name: 'Gut repair', note: 'Sip it – “slowly”' },
  de: { name: 'Größe für Öl und Äpfel', note: 'Über Nacht, süß' },
  da: { name: 'Blåbær på øen', note: 'Æbler, Ærø og Ålborg' },
  es: { name: 'Señal del corazón', note: '¿Cuándo? ¡Mañana!' },
  fr: { name: 'Cœur léger, été', note: 'À jeun, ça va, Noël' },
  hu: { name: 'Őszi tűzvirág', note: 'Űrhajós, hűvös, időnként' },
  it: { name: 'Più felicità', note: 'Perché così è' },
  ja: { name: '腸内環境を整える八週間', note: '就寝前にコップ一杯の水と一緒に。' },
  nl: { name: 'Geëmulgeerde vitaminen', note: 'Eén per dag, ’s avonds' },
  pt: { name: 'Proteção do coração', note: 'Não à noite, três vezes' },
  ro: { name: 'Vitamină și țesut', note: 'Câte două, înainte de masă' },
  zh_tw: { name: '腸道修復八週計畫', note: '睡前以溫水服用，勿與藥物併用。' },
}

describe.each(languages)('a plan in %s', (language) => {
  const { name, note } = texts[language]
  const paper = paperWith([rowOf({ name, note, language, dose: doseAt('morning', 'night') })], {
    language,
    name,
    description: note,
    client: name,
  })

  test.each(['regular', 'large'] as const)('can be read, searched and copied in %s print', async (size) => {
    const { title, language: told, text } = await printed(paper, { size })
    const t = translations.translatorFor(language)
    expect([title, told]).toEqual([name, languageTag(language)])
    for (const words of [name, note, t('plan:time.morning'), t('plan:time.night')]) {
      // At a line break there may or may not be a space.
      expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''))
    }
  })
})

describe('a printed plan', () => {
  test('may contain names and notes in any script, without losing a letter', async () => {
    const name = 'Λευτέρης Жуков Nguyễn 林さん 汉 ①'
    const { text } = await printed(paperWith([rowOf({ note: 'Tea 🍵 → later ✓' })], { client: name }))
    expect(text).toContain(name)
    expect(text).toContain('🍵')
  })

  test('contains a letter even after its accented form was drawn', async () => {
    await printed(paperWith([rowOf()], { client: 'Ágnes Ältér' }))
    const { text } = await printed(paperWith([rowOf()], { client: 'Anna Maes' }))
    expect(text).toContain('Anna Maes')
  })

  test('marks letters that no font has as missing', async () => {
    const { text } = await printed(paperWith([rowOf()], { client: 'Anna ᚠ' }))
    expect(text).toContain('Anna ?')
  })

  test('is accessible to screen readers: title, column headings, rows', async () => {
    const { pages } = await printed(paperWith([rowOf(), rowOf()]))
    const { roles } = pages[0]!
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'TH')).toHaveLength(5)
    expect(roles.filter((role) => role === 'TR')).toHaveLength(3)
  })

  test('in large print is nowhere smaller than 13.5 points', async () => {
    const { pages } = await printed(paperWith([rowOf({ note: 'With water.' })]), { size: 'large' })
    for (const { sizes } of pages) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13.49)
  })

  test('is complete without a missing picture, and includes existing ones', async () => {
    const colour = { r: 200, g: 30, b: 30 }
    const png = await sharp({ create: { width: 16, height: 18, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const rows = [rowOf({ picture: '7' }), rowOf({ picture: '8' })]
    const without = await drawPlan(orderOf(paperWith(rows)))
    const pictured = await drawPlan(orderOf(paperWith(rows), { pictures: new Map([['7', png]]) }))
    expect((await readPdf(pictured)).text).toEqual((await readPdf(without)).text)
    expect(Buffer.from(without).includes('/Subtype /Image')).toBe(false)
    expect(Buffer.from(pictured).includes('/Subtype /Image')).toBe(true)
  })

  test('shows all of sixty products, on as many pages as necessary', async () => {
    const rows = Array.from({ length: 60 }, (_, index): PaperRow => rowOf({ name: `Product ${index}.` }))
    const { pages, text } = await printed(paperWith(rows))
    expect(pages.length).toBeGreaterThan(4)
    for (const { name } of rows) expect(text).toContain(name)
  })
})

describe('a rendering thread', () => {
  const failures: string[] = []
  const thread = openDrawingThread<PlanOrder>(new URL('./plan-thread.ts', import.meta.url), {
    onFailure: (failure) => failures.push(failure),
  })
  afterAll(() => thread.close())
  const many = Array.from({ length: 200 }, (_, index) => rowOf({ name: `Product ${index}.` }))

  test('leaves time for others while it draws two hundred products', async () => {
    let turns = 0
    let isDrawn = false
    const drawing = thread.draw(orderOf(paperWith(many))).finally(() => {
      isDrawn = true
    })
    while (!isDrawn) {
      await pause(1)
      turns += 1
    }
    expect((await readPdf(await drawing)).text).toContain('Product 199.')
    expect(turns).toBeGreaterThan(20)
  })

  test('renders simultaneous requests one after another', async () => {
    const names = ['One', 'Two', 'Three']
    const drawn = await Promise.all(names.map((name) => thread.draw(orderOf(paperWith([rowOf()], { name })))))
    expect(await Promise.all(drawn.map(async (bytes) => (await readPdf(bytes)).title))).toEqual(names)
  })

  test('refuses what it cannot render, says so, and continues', async () => {
    const broken = { ...orderOf(paperWith([rowOf()])), paper: null as unknown as PlanPaper }
    await expect(thread.draw(broken)).rejects.toMatchObject({ code: 'unavailable' })
    expect(failures).toHaveLength(1)
    expect((await readPdf(await thread.draw(orderOf(paperWith([rowOf()]))))).title).toBe('Gut repair')
  })
})
