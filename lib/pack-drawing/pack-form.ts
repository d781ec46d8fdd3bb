import type { Layout, PackForm } from './design.ts'
import type { ContentUnit } from './doses.ts'
import { chosenBy } from './fingerprint.ts'

export type Content = { amount: number; unit: ContentUnit }

type Choice = readonly [PackForm, ...PackForm[]]
/** What apothecary brands put into brown glass, others put into white. */
type PackChoice = { brown: Choice; white: Choice }

const both = (...choice: [PackForm, ...PackForm[]]): PackChoice => ({ brown: choice, white: choice })

const packChoices: Record<string, PackChoice> = {
  capsules: {
    brown: ['bottleAmber', 'bottleAmber', 'jarAmber'],
    white: ['bottleWhite', 'bottleWhite', 'jar', 'box'],
  },
  tablets: { brown: ['bottleAmber', 'jarAmber'], white: ['bottleWhite', 'bottleWhite', 'box'] },
  softgels: { brown: ['bottleAmber'], white: ['bottleWhite'] },
  powder: { brown: ['pouch', 'pouch', 'jarAmber'], white: ['tubLow', 'pouch', 'jar'] },
  liquid: both('liquid'),
  drops: both('dropper'),
  tincture: both('dropper'),
  tinctures: both('dropper'),
  spray: both('spray'),
  lozenges: { brown: ['jarAmber', 'box'], white: ['tube', 'box'] },
  gummies: { brown: ['jarAmber', 'pouch'], white: ['jar', 'pouch'] },
  sachets: both('box'),
  sticks: both('box'),
  effervescent: both('tube'),
  ampoules: both('box'),
  oil: both('liquid'),
  tea: both('pouch'),
  bars: both('box'),
  chewables: { brown: ['jarAmber'], white: ['jar'] },
}

const byUnit: Partial<Record<ContentUnit, string>> = {
  softgel: 'softgels',
  tablet: 'tablets',
  lozenge: 'lozenges',
  gummy: 'gummies',
  sachet: 'sachets',
  stick: 'sachets',
  ampoule: 'ampoules',
  drop: 'drops',
  spray: 'spray',
  g: 'powder',
  ml: 'liquid',
}

const brownGlass: readonly Layout[] = ['herbarium', 'arch', 'frame', 'stripe']

/** The pack for a delivery form; if several would do, a hash of the product's name decides. */
export function packFormOf({
  deliveryFormSlug,
  content,
  layout,
  productName,
}: {
  deliveryFormSlug: string | null
  content: Content | null
  layout: Layout
  productName: string
}): PackForm {
  const slug = deliveryFormSlug ?? ''
  const kind = Object.hasOwn(packChoices, slug) ? slug : (byUnit[content?.unit ?? 'capsule'] ?? 'capsules')
  const { amount = 0, unit = null } = content ?? {}
  if (kind === 'powder' && unit === 'g' && amount >= 500) return 'tub'
  if ((kind === 'oil' || kind === 'liquid') && unit === 'ml' && amount > 0 && amount <= 50) return 'dropper'
  if (kind === 'capsules' && layout === 'culture') return 'box'
  const choice = packChoices[kind]!
  return chosenBy(productName, brownGlass.includes(layout) ? choice.brown : choice.white)
}
