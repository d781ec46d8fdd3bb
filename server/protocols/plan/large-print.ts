import { type TimeOfDay, timesOfDay } from '#domain/protocols/dose.ts'
import { clockTime } from '#domain/protocols/time-of-day.ts'
import { logoSize } from '#domain/storefront/logo.ts'
import type { Decor, Group, Section, Strip } from '#lib/typesetting/typesetting.ts'
import { type Margins, type Sheet, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, doubleRule, leading, rule, sans, serif, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import { timeColours, timeSign } from './ink.ts'
import { closingText, contactGroup, largeFoot } from './large-foot.ts'
import { largeRow } from './large-row.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PlanPaper } from './plan-paper.ts'
import { firstLine, logoAt, shopSign } from './sheet-head.ts'

const margins: Margins = { top: 52, side: 56, bottom: 40 }
const timesOnPage = 2
const mostOfLogo = { width: 116, height: 38 }

/** The day in large type, two times of day per page, with boxes to tick. */
export function largePrint(layout: PlanLayout, paper: PlanPaper): Sheet {
  const times = timesOfDay.filter((time) => paper.rows.some(({ dose }) => dose?.times.includes(time)))
  const sections = new Map(times.map((time, index) => [time, timeSection(layout, paper, time, index)]))
  const foot = largeFoot(layout, paper, margins, (section) =>
    times.find((time) => sections.get(time) === section),
  )
  return {
    margins,
    groups: [
      ...titleGroups(layout, paper),
      ...times.flatMap((time) =>
        paper.rows
          .filter(({ dose }) => dose?.times.includes(time))
          .map((row) => largeRow(layout, paper, row, { time, section: sections.get(time)!, margins })),
      ),
      ...asLabelled(layout, paper),
      ...contactGroup(layout, paper, margins),
      ...closingText(layout, paper, margins),
    ],
    headHeight: (isFirst) => (isFirst ? 62 : 100),
    head: (isFirst) => largeHead(layout, paper, isFirst),
    footHeight: foot.height,
    foot: foot.draw,
  }
}

function largeHead(layout: PlanLayout, paper: PlanPaper, isFirst: boolean) {
  const { top, side } = margins
  const width = widthOf(margins)
  const shop = shopSign(layout, side + width, top + 13, 23)
  const practitioner = paper.practitioner.name
  const words = paper.client
    ? layout.t('plan:paper.by-for', { practitioner, client: paper.client })
    : practitioner
  const { brand } = paper
  const style = sans(19, 500, brand?.colour)
  const logo = brand?.logo
  const indent = logo ? logoSize(logo, mostOfLogo).width + 14 : 0
  const who = textAt(firstLine(layout, words, style, width - indent - 160), style, {
    x: side + indent,
    top,
    height: 26,
  })
  const nameStyle = serif(21, 500)
  const name = textAt(firstLine(layout, paper.name, nameStyle, width), nameStyle, {
    x: side,
    top: top + 58,
    height: 30,
  })
  return {
    behind: [
      ...(logo ? [logoAt(logo, side, top - 6, mostOfLogo)] : []),
      ...shop.behind,
      ...doubleRule(side, top + 42, width, brand?.colour),
    ],
    content: [{ tag: 'P' as const, parts: isFirst ? [who] : [who, name] }, ...shop.content],
  }
}

function titleGroups({ measure }: PlanLayout, paper: PlanPaper): Group[] {
  const section: Section = { after: 22 }
  const width = widthOf(margins)
  const title = serif(46)
  const name = measure.linesOf(paper.name, title, width)
  const prose = sans(18)
  const height = leading(paper.language, 25)
  const told = [paper.description, paper.message ?? ''].filter(Boolean).join('\n')
  const strips: Strip[] = [
    {
      height: name.length * 50,
      draw: (top) => ({
        behind: [],
        content: [{ tag: 'H1', parts: textsAt(name, title, { x: margins.side, top, height: 50 }) }],
      }),
    },
    ...measure.linesOf(told, prose, width).map(
      (line): Strip => ({
        height,
        draw: (top) => ({
          behind: [],
          content: line
            ? [{ tag: 'P', parts: [textAt(line, prose, { x: margins.side, top: top + 4, height })] }]
            : [],
        }),
      }),
    ),
  ]
  return strips.map((strip) => ({ section, strips: [strip] }))
}

function timeSection(layout: PlanLayout, { language }: PlanPaper, time: TimeOfDay, index: number): Section {
  const around = layout.t('plan:around', { time: clockTime(time, language) })
  return {
    ...boxed(layout, { words: layout.t(`plan:time.${time}`), ground: timeColours[time], around, time }),
    startsPage: index > 0 && index % timesOnPage === 0,
  }
}

type Heading = { words: string; ground: string; around: string; time?: TimeOfDay }

function boxed({ measure }: PlanLayout, { words, ground, around, time }: Heading): Section {
  const width = widthOf(margins)
  const [title, aside] = [serif(32), sans(21)]
  const x = margins.side
  const head: Strip = {
    height: 66,
    draw: (top) => ({
      behind: [
        { kind: 'box', x, y: top, width, height: 66, fill: ground, radius: 6 },
        rule(x, top + 40, width, ground, 24),
        rule(x, top + 64, width, colours.ink, 2),
        ...(time ? [timeSign(time, x + 24, top + 16, 34)] : []),
      ],
      content: [
        {
          tag: 'H2',
          parts: [
            textAt(words, title, { x: x + (time ? 72 : 24), top: top + 14, height: 38 }),
            ...(around
              ? [
                  textAt(around, aside, {
                    x: x + width - 24 - measure.widthOf(around, aside),
                    top: top + 14,
                    height: 38,
                  }),
                ]
              : []),
          ],
        },
      ],
    }),
  }
  const frame = (top: number, height: number): Decor[] => [
    { kind: 'box', x, y: top, width, height, stroke: colours.ink, line: 2, radius: 6 },
  ]
  return { head, tag: 'Sect', frame, after: 20 }
}

/** Products without a dose of their own. */
function asLabelled(layout: PlanLayout, paper: PlanPaper): Group[] {
  const section = boxed(layout, { words: layout.t('plan:paper.as-label'), ground: '#FFFFFF', around: '' })
  return paper.rows
    .filter(({ dose }) => !dose)
    .map((row) => largeRow(layout, paper, row, { time: null, section, margins }))
}
