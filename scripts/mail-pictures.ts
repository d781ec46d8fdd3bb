import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawLogo } from '#domain/shop-logo.ts'
import { drawPlant } from '#lib/pack-drawing/pack-drawing.ts'

/**
 * Draws the pictures of emails, at twice the size they are shown in. They are committed: `node
 * scripts/mail-pictures.ts`.
 */
const folder = join(import.meta.dirname, '../web/public/mail')
const icons = readFileSync(join(import.meta.dirname, '../web/public/icons.svg'), 'utf8')
const headGreen = '#123A2F'
const plantGreen = '#2C6151'

// The plant extends beyond the right and the lower edge of its area of 152.
const plant = drawPlant('verbena', { colour: plantGreen, strokeWidth: 0.8, fill: 'none', beads: plantGreen })
const plot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="304" height="304" viewBox="0 0 152 152">' +
  `<rect width="152" height="152" fill="${headGreen}"/><g transform="scale(1.7)">${plant}</g></svg>`
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52" viewBox="0 0 32 32">' +
  `${drawLogo({ colour: '#184A3C', berries: '#7C8C1B' })}</svg>`

/** One of the shop's icons, in the text colour. */
function icon(name: string): string {
  const symbol = new RegExp(`<symbol id="${name}"(.*?)</symbol>`).exec(icons)?.[1]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="42" height="42" color="#15241D"${symbol}</svg>`
}
const timesOfDay = Object.fromEntries(['sunrise', 'sun', 'sunset', 'moon'].map((name) => [name, icon(name)]))

await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries({ verbena: plot, mark, ...timesOfDay })) {
  await sharp(Buffer.from(svg))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`))
}
