import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { PackDesign } from '#lib/pack-drawing/pack-drawing.ts'
import { drawPlant, loadLettering, packDrawing, pictureOf } from '#lib/pack-drawing/pack-drawing.ts'
import { brands } from '../seeds/catalogue/brands.ts'

type Standing = Pick<PackDesign, 'brand' | 'form' | 'range' | 'lines'> & Partial<PackDesign>

/** The packs shown beside each form. */
const shelves: Record<string, readonly Standing[]> = {
  'sign-in': [
    {
      brand: 'Alder & Moss',
      form: 'bottleAmber',
      range: 'herb',
      plant: 'ashwagandha',
      lines: ['Ashwagandha', 'root extract'],
      dose: '600 mg',
      count: '60 capsules',
    },
    {
      brand: 'Kestrel Clinical',
      form: 'bottleWhite',
      range: 'min',
      symbol: 'Mg',
      lines: ['Magnesium', 'bisglycinate'],
      dose: '300 mg',
      count: '120 capsules',
    },
    {
      brand: 'Fenwick & Rue',
      form: 'dropper',
      range: 'calm',
      plant: 'umbel',
      number: '14',
      lines: ['Valerian', '& Hops'],
      latin: 'Valeriana officinalis',
      count: '50 ml',
    },
    {
      brand: 'Norrvik',
      form: 'bottleWhite',
      range: 'oil',
      lines: ['Omega-3', 'triple strength'],
      dose: 'EPA 800',
      count: '90 softgels',
    },
  ],
  practitioners: [
    {
      brand: 'Alder & Moss',
      form: 'bottleAmber',
      range: 'vit',
      plant: 'turmeric',
      lines: ['Curcumin', 'phytosome'],
      dose: '500 mg',
      count: '60 capsules',
    },
    {
      brand: 'Terra Nona',
      form: 'pouch',
      range: 'myc',
      plant: 'mushroom',
      lines: ['Lion’s mane'],
      dose: '100% fruiting body',
      count: '150 g',
    },
    {
      brand: 'Mireva',
      form: 'box',
      range: 'bio',
      figure: '50',
      figureUnit: 'billion',
      lines: ['Multi-strain'],
      dose: '12 strains',
      count: '30 capsules',
    },
    {
      brand: 'Fenwick & Rue',
      form: 'dropper',
      range: 'herb',
      plant: 'thistle',
      number: '7',
      lines: ['Digestive', 'Bitters'],
      latin: 'Gentiana lutea',
      count: '100 ml',
    },
  ],
}

const step = 150
const box = { x: 15, y: 20, width: 225, height: 250 }
const blank = {
  dose: '',
  count: '',
  symbol: '',
  plant: '',
  figure: '',
  figureUnit: '',
  latin: '',
  number: '',
}

const lettering = await loadLettering()
for (const [name, packs] of Object.entries(shelves)) {
  for (const width of [560, 1120]) {
    const scale = width / (packs.length * step + 60)
    const standing = packs.map(async (pack, at) => {
      const { design } = brands.find((brand) => brand.name === pack.brand)!
      const drawing = packDrawing({ ...blank, ...design, ...pack }, lettering)
      const input = await sharp(Buffer.from(pictureOf(box, Math.round(box.width * scale), drawing)))
        .png()
        .toBuffer()
      return { input, left: Math.round(at * step * scale), top: 0 }
    })
    const height = Math.round(box.height * scale)
    await sharp({ create: { width, height: height + 1, channels: 4, background: '#0000' } })
      .composite(await Promise.all(standing))
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toFile(`web/public/shelf-${name}-${width}.webp`)
  }
}

// Shown larger than the other ornaments, so their lines are finer.
for (const plant of ['verbena', 'olive'] as const) {
  const style = { colour: '#000', strokeWidth: 0.52, fill: 'none', beads: '#000' }
  writeFileSync(
    `web/public/plant-${plant}-large.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">${drawPlant(plant, style)}</svg>`,
  )
}
