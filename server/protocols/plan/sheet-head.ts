import { type LogoSize, logoSize } from '#domain/storefront/logo.ts'
import type { PageLayers, Picture } from '#lib/typesetting/typesetting.ts'
import { type Margins, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, doubleRule, ring, sans, serif, shopMark, textAt } from '#server/platform/pdf/ink.ts'
import { contactRows, contactTexts } from './contact-rows.ts'
import type { PlanLayout } from './plan-layout.ts'
import { logoKey, type PlanPaper } from './plan-paper.ts'

const shopName = 'Verbena'

export function shopSign({ measure }: PlanLayout, right: number, middle: number, size: number): PageLayers {
  const style = serif(size, 500, colours.bottle)
  const x = right - measure.widthOf(shopName, style)
  return {
    behind: shopMark(x - size - 8, middle - size / 2 - 1, size + 1),
    content: [{ tag: 'P', parts: [textAt(shopName, style, { x, top: middle - 13, height: 26 })] }],
  }
}

const signSize = 44
const mostOfLogo = { width: 132, height: signSize }
const nameStyle = (colour: string) => sans(15, 600, colour)
const workStyle = sans(13, 400, colours.ink2)
const lineHeight = 18
/** Beside the shop's sign. */
const besideShop = 140

export type PractitionerHead = { height: number; ink: PageLayers }

/**
 * The practitioner: logo or initials in a ring, name and profession, how to reach them, and the shop. On the pages after
 * the first, a practitioner is only named.
 */
export function practitionerHead(
  layout: PlanLayout,
  { practitioner, brand }: PlanPaper,
  margins: Margins,
  isFirst: boolean,
): PractitionerHead {
  const { top, side } = margins
  const width = widthOf(margins)
  const colour = brand?.colour ?? colours.bottle
  const shop = shopSign(layout, side + width, top + 22, 21)
  const sign = brand?.logo
    ? { width: logoSize(brand.logo, mostOfLogo).width, behind: [logoAt(brand.logo, side, top)], unread: [] }
    : monogram(layout, practitioner.name, { x: side, top, colour })
  const x = side + sign.width + 12
  const inner = width - sign.width - 12 - besideShop
  const style = nameStyle(brand?.colour ?? colours.ink)
  const named = [
    textAt(firstLine(layout, practitioner.name, style, inner), style, {
      x,
      top: top + 3,
      height: lineHeight,
    }),
    textAt(firstLine(layout, practitioner.work, workStyle, inner), workStyle, {
      x,
      top: top + 22,
      height: lineHeight,
    }),
  ].filter(({ text }) => text)
  // They are below the shop's sign.
  const rows = isFirst && brand ? contactRows(layout, brand.contact, workStyle, inner + besideShop) : []
  const reached = contactTexts(rows, workStyle, { x, top: top + 3 + named.length * 19, height: lineHeight })
  const height = Math.max(62, 3 + named.length * 19 + rows.length * lineHeight + 12)
  return {
    height,
    ink: {
      behind: [...sign.behind, ...shop.behind, ...doubleRule(side, top + height, width, colour)],
      content: [
        { tag: 'P', parts: named },
        ...(reached.length > 0 ? [{ tag: 'P' as const, parts: reached }] : []),
        ...shop.content,
      ],
      unread: sign.unread,
    },
  }
}

/** In the middle of the height of the initials. */
export function logoAt(logo: LogoSize, x: number, top: number, most: LogoSize = mostOfLogo): Picture {
  const size = logoSize(logo, most)
  return { kind: 'picture', key: logoKey, x, y: top + (most.height - size.height) / 2, ...size }
}

type MonogramPlace = { x: number; top: number; colour: string }

function monogram({ measure }: PlanLayout, name: string, { x, top, colour }: MonogramPlace) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  const style = { ...serif(19, 500, colour), face: 'serif-italic' as const }
  const text = letters.join('').toLowerCase()
  const middle = x + signSize / 2
  const left = middle - measure.widthOf(text, style) / 2
  const inner = colour === colours.bottle ? '#A3B7B1' : colour
  return {
    width: signSize,
    behind: [
      ring(middle, top + 22, 21.5, colour, 1),
      ring(middle, top + 22, 18, inner, inner === colour ? 0.4 : 1),
    ],
    unread: [textAt(text, style, { x: left, top: top + 11, height: 20 })],
  }
}

/** Text on a line of its own is shortened, never wrapped. */
export function firstLine(
  { measure }: PlanLayout,
  text: string,
  style: ReturnType<typeof sans>,
  width: number,
): string {
  const [line = '', ...rest] = measure.linesOf(text, style, width)
  if (rest.length === 0) return line
  const [shorter = ''] = measure.linesOf(text, style, width - measure.widthOf('…', style))
  return `${shorter.replace(/[-,\s]+$/, '')}…`
}
