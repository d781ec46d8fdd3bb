import { checkDigit } from '#domain/catalogue/barcode.ts'
import { fingerprint } from '#lib/pack-drawing/pack-drawing.ts'
import type { DemoPrice, DemoVariant } from './demo-product.ts'
import type { Planned } from './planned.ts'
import { euroPrice, type History, poundPrice, priceBefore } from './prices.ts'
import { randomOf } from './random.ts'
import { contentUnitOf } from './recipes/portions.ts'
import type { Delivery } from './recipes/recipe.ts'

type Facts = { slug: string; index: number; soldOut: boolean; history: History }

const secondPackShare = 0.22
const thirdPackShare = 0.3
/** Nearly identical pack sizes would be confusing. */
const nextPackFactor = 1.4

export function variantsOf(planned: Planned, { slug, soldOut, history }: Facts): DemoVariant[] {
  const random = randomOf(`variants ${slug}`)
  return packsOf(planned, random).map((content, position) => ({
    sku: `${planned.brand.code}-${String(fingerprint(slug) % 1_000_000).padStart(6, '0')}${'ABC'[position]}`,
    barcode: barcodeFor(`${slug} ${content}`),
    content,
    contentUnit: contentUnitOf(planned.delivery),
    weightGrams: weightOf(planned.delivery, content),
    stock: soldOut ? 0 : 2 + Math.floor(random() ** 2 * 240),
    prices: pricesOf(planned, content, history),
  }))
}

function packsOf({ fixed, sizes }: Planned, random: () => number): number[] {
  if (fixed) return [fixed.size]
  const start = Math.floor(random() * Math.ceil(sizes.length / 2))
  const more = random() < secondPackShare ? (random() < thirdPackShare ? 3 : 2) : 1
  const packs: number[] = []
  for (const size of sizes.slice(start)) {
    const last = packs.at(-1)
    if (packs.length < more && (last === undefined || size >= last * nextPackFactor)) packs.push(size)
  }
  return packs
}

function pricesOf(planned: Planned, content: number, history: History): DemoPrice[] {
  const euros = euroPrice(planned, content)
  const was = planned.fixed?.was ?? null
  return (['EUR', 'GBP'] as const).flatMap((currency) => {
    const amount = currency === 'EUR' ? euros : poundPrice(euros)
    const { sinceDaysAgo, changedDaysAgo, factorBefore } = history
    if (changedDaysAgo === null) return [{ currency, daysAgo: sinceDaysAgo, amount }]
    const before = priceBefore(amount, factorBefore, currency, currency === 'EUR' ? was : null)
    return [
      { currency, daysAgo: sinceDaysAgo, amount: before },
      { currency, daysAgo: changedDaysAgo, amount },
    ]
  })
}

/** An EAN-13 in the range that GS1 reserves for a shop's own use. */
function barcodeFor(text: string): string {
  const digits = [fingerprint(text), fingerprint(`${text} more`)].join('').padStart(11, '0')
  const code = `2${digits.slice(-11)}`
  return `${code}${checkDigit(code)}`
}

const gramsEach: Partial<Record<Delivery, number>> = {
  capsules: 0.65,
  tablets: 1,
  softgels: 1.4,
  lozenges: 1.8,
  gummies: 3,
  sachets: 6,
  effervescent: 4.5,
  ampoules: 18,
  tea: 1.6,
}
const packGrams: Partial<Record<Delivery, number>> = {
  drops: 62,
  tincture: 78,
  spray: 48,
  liquid: 210,
  oil: 230,
  powder: 45,
}
const usualPackGrams = 34

function weightOf(delivery: Delivery, content: number): number {
  return Math.round(content * (gramsEach[delivery] ?? 1) + (packGrams[delivery] ?? usualPackGrams))
}
