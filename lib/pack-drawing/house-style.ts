import { type BrandDesign, layouts } from './design.ts'
import { fingerprint } from './fingerprint.ts'

/** Paper and ink colours for a brand without its own. */
const stationery: readonly [paper: string, ink: string][] = [
  ['#F5F0E1', '#23352A'],
  ['#FBFBF8', '#163843'],
  ['#FDFDFB', '#1B2420'],
  ['#FAEBDD', '#4A2A1E'],
  ['#F2E7D0', '#2E261C'],
  ['#F4F1F6', '#35283B'],
  ['#F7F1E0', '#2A1F14'],
  ['#EAF0EA', '#1E3A2E'],
  ['#FAFAF7', '#1C1F1D'],
  ['#EEF2F5', '#1F2F3F'],
]

const colour = /^#[0-9a-f]{6}$/i

export const isBrandDesign = (design: BrandDesign): boolean =>
  layouts.includes(design.layout) && colour.test(design.paper) && colour.test(design.ink)

/** A brand without a design gets one by a hash of its name, so that it never changes. */
export function houseStyle(brand: { name: string; design: BrandDesign | null }): BrandDesign {
  if (brand.design && isBrandDesign(brand.design)) return brand.design
  const hash = fingerprint(brand.name)
  const [paper, ink] = stationery[Math.floor(hash / layouts.length) % stationery.length]!
  return { layout: layouts[hash % layouts.length]!, paper, ink }
}
