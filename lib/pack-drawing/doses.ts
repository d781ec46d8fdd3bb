import { darker, lighter } from './colour.ts'
import { fill } from './gradients.ts'

/** One dose drawn around (0, 0): its width, and how far it extends below that point. */
export type DrawnDose = { drawing: string; span: number; foot: number }

const light = fill('top-light')
const turned = (drawing: string, degrees: number) => `<g transform="rotate(${degrees})">${drawing}</g>`

const capsule = (): DrawnDose => ({
  span: 110,
  foot: 48,
  drawing: turned(
    `<rect x="-62" y="-22" width="124" height="44" rx="22" fill="#F6F3EA"/>` +
      `<path d="M0-22H40a22 22 0 0 1 0 44H0Z" fill="#E5E0D0"/>` +
      `<rect x="-62" y="-22" width="124" height="44" rx="22" fill="${light}"/>` +
      `<rect x="-50" y="-15" width="92" height="7" rx="3.5" fill="#fff" opacity=".75"/>`,
    -28,
  ),
})

const softgel = (): DrawnDose => ({
  span: 110,
  foot: 42,
  drawing: turned(
    `<ellipse rx="60" ry="26" fill="#E0A63A"/><ellipse rx="60" ry="26" fill="${light}"/>` +
      `<path d="M-60 0Q0 9 60 0" stroke="#A86F12" stroke-width="1" fill="none" opacity=".55"/>` +
      `<ellipse cx="-16" cy="-12" rx="30" ry="5" fill="#fff" opacity=".7"/>`,
    -28,
  ),
})

const tablet = (): DrawnDose => ({
  span: 104,
  foot: 43,
  drawing:
    `<ellipse cy="12" rx="52" ry="31" fill="#D8D2C2"/><path d="M-52 0V12M52 0V12" stroke="#D8D2C2" stroke-width="1"/>` +
    `<rect x="-52" y="0" width="104" height="12" fill="#D8D2C2"/>` +
    `<ellipse rx="52" ry="31" fill="#F4F0E4"/><path d="M-30-25L30 25" stroke="#CFC8B6" stroke-width="2.4"/>` +
    `<ellipse cx="-12" cy="-14" rx="24" ry="7" fill="#fff" opacity=".8"/>`,
})

const lozenge = (colour: string): DrawnDose => ({
  span: 96,
  foot: 40,
  drawing:
    `<ellipse cy="10" rx="48" ry="30" fill="${darker(colour, 0.1)}"/><ellipse rx="48" ry="30" fill="${lighter(colour, 0.35)}"/>` +
    `<ellipse rx="33" ry="19" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="2"/>` +
    `<ellipse cx="-12" cy="-14" rx="20" ry="5" fill="#fff" opacity=".7"/>`,
})

const gummy = (colour: string): DrawnDose => ({
  span: 84,
  foot: 36,
  drawing:
    `<path d="M-42 28Q-44-6-30-26Q0-38 30-26Q44-6 42 28Q0 40-42 28Z" fill="${lighter(colour, 0.25)}"/>` +
    `<path d="M-42 28Q-44-6-30-26Q0-38 30-26Q44-6 42 28Q0 40-42 28Z" fill="${light}"/>` +
    `<path d="M-30-26Q0-14 30-26" fill="none" stroke="#fff" stroke-width="1.4" opacity=".5"/>` +
    `<path d="M-30 14Q-30-6-22-16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
})

const sachet = (colour: string, width = 76): DrawnDose => ({
  span: width,
  foot: 56,
  drawing:
    `<rect x="${-width / 2}" y="-56" width="${width}" height="112" fill="#EFEFEA"/>` +
    `<rect x="${-width / 2}" y="-30" width="${width}" height="58" fill="${colour}"/>` +
    `<rect x="${-width / 2}" y="-56" width="${width}" height="112" fill="${fill('foil-shade')}"/>` +
    `<path d="M${-width / 2}-46h${width}M${-width / 2} 46h${width}" stroke="#000" stroke-opacity=".18" stroke-width="1" stroke-dasharray="2 1.6"/>`,
})

const ampoule = (): DrawnDose => ({
  span: 44,
  foot: 58,
  drawing:
    `<path d="M-5-62h10l2 26c12 6 15 12 15 22V50q0 8-8 8h-28q-8 0-8-8V-14c0-10 3-16 15-22Z" fill="#8A4A17"/>` +
    `<path d="M-22-4h44V50q0 8-8 8h-28q-8 0-8-8Z" fill="#6A3510"/>` +
    `<path d="M-15-10V44" stroke="#F3B978" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
})

const drop = (): DrawnDose => ({
  span: 48,
  foot: 40,
  drawing:
    `<path d="M0-44C14-22 24-8 24 8A24 24 0 0 1-24 8C-24-8-14-22 0-44Z" fill="#D89B34"/>` +
    `<path d="M0-44C14-22 24-8 24 8A24 24 0 0 1-24 8C-24-8-14-22 0-44Z" fill="${light}"/>` +
    `<path d="M-14 6A14 14 0 0 0-3 20" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".75"/>`,
})

function spray(): DrawnDose {
  const mist = Array.from({ length: 26 }, (_, index) => {
    const reach = 6 + ((index * 17) % 60)
    const spread = (((index * 29) % 21) - 10) * 0.055
    return `<circle cx="${-4 + reach}" cy="${reach * spread}" r="${2.6 - reach * 0.025}" fill="#8FAEA3" opacity="${1 - reach * 0.011}"/>`
  })
  return {
    span: 110,
    foot: 34,
    drawing: `<rect x="-56" y="-14" width="44" height="28" rx="4" fill="${fill('white')}"/><rect x="-16" y="-5" width="6" height="10" fill="#B9BCB6"/>${mist.join('')}`,
  }
}

const scoop = (): DrawnDose => ({
  span: 120,
  foot: 36,
  drawing:
    `<path d="M22-6H62q4 0 4 4t-4 4H22Z" fill="#DADCD7"/>` +
    `<path d="M-56-12H26V10Q26 36-2 36H-28Q-56 36-56 10Z" fill="${fill('white')}"/>` +
    `<path d="M-56-12Q-40-40-15-38T26-12Z" fill="#EADFC6"/>` +
    `<path d="M-44-17Q-30-32-16-31" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/>` +
    `<ellipse cx="-15" cy="-12" rx="41" ry="5" fill="#000" opacity=".08"/>`,
})

const spoon = (): DrawnDose => ({
  span: 120,
  foot: 24,
  drawing:
    `<path d="M18-4L64-14q5-1 5 3t-4 5L20 6Z" fill="#C7CCCA"/>` +
    `<ellipse cx="-18" rx="42" ry="22" fill="${fill('aluminium')}"/>` +
    `<ellipse cx="-18" cy="-1" rx="35" ry="16" fill="#C98A2B"/><ellipse cx="-18" cy="-1" rx="35" ry="16" fill="${light}"/>` +
    `<ellipse cx="-26" cy="-6" rx="16" ry="4" fill="#fff" opacity=".55"/>`,
})

const byUnit = {
  capsule,
  softgel,
  tablet,
  lozenge,
  gummy,
  sachet,
  stick: (colour) => sachet(colour, 34),
  ampoule,
  piece: tablet,
  drop,
  spray,
  g: scoop,
  ml: spoon,
} satisfies Record<string, (colour: string) => DrawnDose>
export type ContentUnit = keyof typeof byUnit

/** One dose of the pack's contents; unknown forms are drawn as a capsule. */
export const doseDrawing = (unit: ContentUnit | null, colour: string): DrawnDose =>
  byUnit[unit ?? 'capsule'](colour)
