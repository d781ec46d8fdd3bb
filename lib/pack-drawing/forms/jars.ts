import { cap, filled, isBrass, jarOutline, type Pack, shadow } from './pack.ts'

export function jar(pack: Pack): string {
  const brass = isBrass(pack)
  return (
    shadow(132) +
    filled(jarOutline(56, 126, { drop: 10, inset: 8 }), 'white') +
    pack.label({ x: 56, y: 144, width: 128, height: 92, curve: 5, shade: 'plastic-shade' }) +
    cap({ x: 54, y: 92, width: 132, height: 36 }, brass ? 'brass' : 'white', { ribbed: !brass, radius: 6 })
  )
}

export function jarAmber(pack: Pack): string {
  return (
    shadow(118) +
    filled(jarOutline(62, 126, { drop: 12, inset: 8 }), 'amber') +
    pack.label({ x: 62, y: 146, width: 116, height: 92, curve: 5, shade: 'glass-shade' }) +
    cap({ x: 60, y: 94, width: 120, height: 34 }, 'black', { radius: 6 })
  )
}

export function tub(pack: Pack): string {
  return (
    shadow(138) +
    filled(jarOutline(52, 89, { drop: 7, inset: 6 }), 'black') +
    pack.label({ x: 52, y: 100, width: 136, height: 138, curve: 5, shade: 'plastic-shade' }) +
    cap({ x: 48, y: 60, width: 144, height: 32 }, 'black', { radius: 6 })
  )
}

export function tubLow(pack: Pack): string {
  return (
    shadow(134) +
    filled(jarOutline(54, 115, { drop: 7, inset: 6 }), 'white') +
    pack.label({ x: 54, y: 128, width: 132, height: 110, curve: 5, shade: 'plastic-shade' }) +
    cap({ x: 50, y: 82, width: 140, height: 36 }, 'black', { radius: 6 })
  )
}

export function tube(pack: Pack): string {
  return (
    shadow(62) +
    filled('M92 92H148V244Q148 251 140 252Q120 254 100 252Q92 251 92 244Z', 'white') +
    pack.label({ x: 92, y: 98, width: 56, height: 144, curve: 2.6, shade: 'plastic-shade' }) +
    cap({ x: 89, y: 62, width: 62, height: 33 }, 'white', { ribbed: false, radius: 5 }) +
    `<path d="M89 88q31 5 62 0" stroke="#000" stroke-opacity=".14" fill="none"/>`
  )
}
