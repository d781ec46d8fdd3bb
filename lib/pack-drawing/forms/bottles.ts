import { fill } from '../gradients.ts'
import { bottleOutline, cap, filled, isBrass, type Pack, shadow } from './pack.ts'

const gleam = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}"/>`

export function bottleAmber(pack: Pack): string {
  const outline = bottleOutline(102, 98, 34, 66)
  return (
    shadow(102) +
    filled(outline, 'amber') +
    filled(outline, 'tall-shade') +
    gleam('M84 122c-6 3-9 8-9 14', '#F3B978', 2.4, 0.75) +
    pack.label({ x: 69, y: 140, width: 102, height: 96, curve: 4, shade: 'glass-shade' }) +
    `<path d="M75 243q45 6 90 0" stroke="#E0A35E" stroke-width="1.6" opacity=".5" fill="none"/>` +
    `<rect x="88" y="92" width="64" height="9" fill="#3a1c0b"/>` +
    cap({ x: 81, y: 60, width: 78, height: 38 }, 'black')
  )
}

export function bottleWhite(pack: Pack): string {
  const outline = bottleOutline(104, 98, 32, 68)
  return (
    shadow(104) +
    filled(outline, 'white') +
    filled(outline, 'tall-shade', 0.5) +
    pack.label({ x: 68, y: 134, width: 104, height: 104, curve: 4, shade: 'plastic-shade' }) +
    `<rect x="87" y="92" width="66" height="9" fill="#b9bcb6"/>` +
    cap({ x: 80, y: 62, width: 80, height: 36 }, 'white')
  )
}

/** Green glass with an aluminium cap. */
export function liquid(pack: Pack): string {
  return (
    shadow(80) +
    filled(bottleOutline(80, 116, 32, 36), 'green') +
    gleam('M90 138c-5 2-7 6-7 11', '#fff', 2, 0.5) +
    pack.label({ x: 80, y: 150, width: 80, height: 90, curve: 3.6, shade: 'glass-shade' }) +
    cap({ x: 99, y: 78, width: 42, height: 40 }, 'aluminium', { ribbed: false, radius: 3 }) +
    `<path d="M100 90h40" stroke="#000" stroke-opacity=".18" stroke-width=".8"/>`
  )
}

export function dropper(pack: Pack): string {
  const brass = isBrass(pack)
  const glass = !brass && pack.design.range === 'herb' ? 'green' : 'amber'
  return (
    shadow(78) +
    filled(bottleOutline(78, 132, 28, 34), glass) +
    gleam('M92 152c-5 2-7 5-7 10', '#fff', 2, 0.55) +
    pack.label({ x: 81, y: 160, width: 78, height: 78, curve: 3.4, shade: 'glass-shade' }) +
    filled('M104 104c0-10 2-40 6-46c3-5 17-5 20 0c4 6 6 36 6 46Z', brass ? 'white' : 'black') +
    cap({ x: 100, y: 103, width: 40, height: 32 }, brass ? 'brass' : 'black', { ribbed: !brass, radius: 2 })
  )
}

export function spray(pack: Pack): string {
  const nozzle = 'M134 90h34q3 0 3 3v3q0 2-3 2h-34Z'
  return (
    shadow(66) +
    filled(bottleOutline(66, 126, 26, 36), 'amber') +
    pack.label({ x: 87, y: 152, width: 66, height: 88, curve: 3, shade: 'glass-shade' }) +
    `<rect x="103" y="112" width="34" height="16" fill="${fill('white')}"/>` +
    filled('M108 88q0-6 6-6h14q6 0 6 6v24h-26Z', 'white') +
    filled(nozzle, 'white') +
    filled(nozzle, 'top-light') +
    gleam('M112 84h18', '#fff', 2, 0.8)
  )
}
