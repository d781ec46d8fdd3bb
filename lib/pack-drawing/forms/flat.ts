import { lighter } from '../colour.ts'
import type { Layout } from '../design.ts'
import { fill } from '../gradients.ts'
import { filled, floor, type Pack, shadow } from './pack.ts'

/** A kraft pouch with its zip at y = 84 and its hole at y = 72. */
export function pouch(pack: Pack): string {
  const [left, right, top] = [52, 188, 62]
  const outline =
    `M${left + 2} ${top}H${right - 2}L${right} ${top + 20}C${right + 3} ${top + 80} ${right + 1} ${floor - 46} ${right - 3} ${floor - 4}` +
    `Q120 ${floor + 7} ${left + 3} ${floor - 4}C${left - 1} ${floor - 46} ${left - 3} ${top + 80} ${left} ${top + 20}Z`
  const zip = (y: number, colour: string, opacity: number) =>
    `<path d="M${left + 1} ${y}H${right - 1}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1"/>`
  return (
    shadow(134) +
    `<path d="${outline}" fill="#C9A878"/>` +
    filled(outline, 'kraft') +
    pack.label({ x: 66, y: 98, width: 108, height: 130, curve: 0, shade: null }) +
    filled(outline, 'foil-shade') +
    filled(outline, 'tall-shade') +
    `<path d="M${left + 2} ${top}H${right - 2}L${right - 0.6} ${top + 12}H${left + 0.6}Z" fill="#000" opacity=".1"/>` +
    zip(top + 22, '#000', 0.2) +
    zip(top + 24, '#fff', 0.35) +
    `<circle cx="120" cy="${top + 10}" r="4" fill="#E9EDE4" opacity=".9"/>` +
    `<path d="M${left + 3} ${floor - 8}Q120 ${floor - 26} ${right - 3} ${floor - 8}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="1"/>`
  )
}

function cell(x: number, y: number, colour: string): string {
  const shell = (height: number, paint: string) =>
    `<rect x="${x}" y="${y}" width="9.4" height="${height}" rx="4.7" ${paint}/>`
  return (
    shell(14.5, `fill="${lighter(colour, 0.45)}"`) +
    shell(7.2, `fill="${lighter(colour, 0.82)}"`) +
    `<rect x="${x + 1.6}" y="${y + 2}" width="2" height="9" rx="1" fill="#fff" opacity=".7"/>` +
    shell(14.5, 'fill="none" stroke="#000" stroke-opacity=".14" stroke-width=".6"')
  )
}

function blister(x: number, y: number, colour: string): string {
  const cells = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1].map((row) => cell(5 + column * 14.2, 5 + row * 17.5, colour)),
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(-9)">` +
    `<rect x="2" y="3" width="76" height="42" rx="5" fill="#17231c" opacity=".22"/>` +
    `<rect width="76" height="42" rx="5" fill="#DCE0DE"/>` +
    `<rect width="76" height="42" rx="5" fill="${fill('front-light')}"/>` +
    `<rect x=".5" y=".5" width="75" height="41" rx="4.6" fill="none" stroke="#fff" stroke-opacity=".9"/>` +
    `${cells.join('')}</g>`
  )
}

/** Layouts without text in the lower right corner. */
const clearOfStrip: readonly Layout[] = ['culture', 'sun']

/** A folding box seen slightly from the right, with a strip of its contents in front if that hides nothing. */
export function box(pack: Pack): string {
  const [x, y, width, height, depth] = [52, 80, 106, 170, 22]
  const side = `M${x + width} ${y}l${depth} -9v${height - 6}l${-depth} 15Z`
  const lid = `M${x} ${y}l${depth} -9h${width}l${-depth} 9Z`
  const showsStrip =
    clearOfStrip.includes(pack.design.layout) && /capsule|tablet|softgel/.test(pack.design.count)
  return (
    `<ellipse cx="132" cy="${floor}" rx="96" ry="10" fill="${fill('shadow')}" opacity=".6"/>` +
    `<path d="${side}" fill="${pack.colour}"/><path d="${side}" fill="#000" opacity=".24"/>` +
    `<path d="${lid}" fill="${lighter(pack.design.paper, 0.35)}"/><path d="${lid}" fill="#000" opacity=".07"/>` +
    pack.label({ x, y, width, height, curve: 0, shade: null }) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill('front-light')}"/>` +
    `<rect x="${x}" y="${y}" width=".8" height="${height}" fill="#fff" opacity=".6"/>` +
    (showsStrip ? blister(134, 214, pack.colour) : '')
  )
}
