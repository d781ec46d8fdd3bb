import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { mediaHeight, mediaWidths } from '#contract/media.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import type { Lettering, Picture } from '#lib/pack-drawing/pack-drawing.ts'
import { layouts, loadLettering, packDesignOf, packForms } from '#lib/pack-drawing/pack-drawing.ts'
import { drawPicture, type Size } from './drawings.ts'

let lettering: Lettering
beforeAll(async () => {
  lettering = await loadLettering()
})

const design = packDesignOf({
  brand: { name: 'Nordic Naturals & <Söhne>', design: null },
  productName: 'Magnesium "Glycinate" & Taurate <sleep> 200 mg',
  deliveryFormSlug: 'capsules',
  categoryRange: 'min',
  content: { amount: 120, unit: 'capsule' },
  override: null,
})

async function measured(picture: Picture, size: Size) {
  const svg = drawPicture(picture, size, lettering)
  expect(svg).toBe(drawPicture(picture, size, lettering))
  expect(svg).not.toMatch(/<text|NaN|undefined/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return [width, height]
}

describe.each(layouts)('the layout %s', (layout) => {
  test.each(packForms)('fits the pack %s', async (form) => {
    expect(await measured({ view: 'pack', design: { ...design, layout, form } }, 75)).toEqual([75, 82])
  })
})

test.each(mediaWidths)('a picture %i wide has the height that pages reserve for it', async (width) => {
  expect(await measured({ view: 'pack', design }, width)).toEqual([width, mediaHeight(width)])
})

test('a picture for shared links is 1200 by 630', async () => {
  expect(await measured({ view: 'pack', design }, 'og')).toEqual([1200, 630])
})

test.each([0, 1, 12, 13, 200])('a back label of %i facts is drawn completely', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Vitamin B${index} (as riboflavin-5-phosphate sodium)`,
    amount: `${index} mg`,
    nrv: '',
  }))
  const panel = { productName: 'A very long name '.repeat(9), portion: '2 capsules', rows }
  expect(await measured({ view: 'label', design, panel }, 500)).toEqual([500, 520])
})

test.each([null, ...contentUnits])('a dose counted by %s is drawn completely', async (unit) => {
  expect(await measured({ view: 'dose', design, unit, measure: '21.7 mm' }, 250)).toEqual([250, 260])
})
