import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { createElement as h, type ReactElement } from 'react'
import { languageTag } from '#domain/languages.ts'
import { bands, type Places, sender, total } from './sheet-bands.ts'
import { factRows, lineRows, noteBox, stepRows } from './sheet-lines.ts'
import { styles } from './styles.ts'
import { cell, row } from './table-row.ts'
import type { Words } from './words.ts'

/** The layout of all emails: a white sheet below a green header. It is readable without pictures. */
export function sheet(words: Words, places: Places): ReactElement {
  return h(
    Html,
    { lang: languageTag(words.language), dir: 'ltr' },
    h(
      Head,
      null,
      h('title', null, words.subject),
      h('meta', { name: 'color-scheme', content: 'light only' }),
    ),
    h(
      Body,
      { style: styles.ground },
      h(Preview, null, words.text),
      h(
        Container,
        { style: styles.sheet },
        logo(places.mail),
        head(words, places.mail),
        h(Section, { style: styles.page }, h('div', { style: styles.body }, ...email(words, places))),
        foot(words),
      ),
    ),
  )
}

function foot({ reason, stop, sender }: Words): ReactElement {
  const link = stop && [' ', h(Link, { key: 'stop', href: stop.url, style: styles.footLink }, stop.label)]
  return h(Text, { style: styles.foot }, reason, link, h('br'), sender)
}

function logo(pictures: string): ReactElement {
  const mark = h(Img, { src: `${pictures}/mark.png`, width: 26, height: 26, alt: '' })
  return row(styles.logo, cell(styles.mark, mark), cell(styles.name, 'Verbena'))
}

function head({ heading, plant, isLead, text }: Words, pictures: string): ReactElement {
  const src = `${pictures}/verbena.png`
  return row(
    styles.head,
    cell(
      styles.headline,
      h(Heading, { as: 'h1', style: styles.heading }, heading),
      isLead && h(Text, { style: styles.lead }, text),
    ),
    cell(styles.plot, h(Img, { src, width: 152, height: 152, alt: plant, style: styles.plant })),
  )
}

function email(words: Words, places: Places): ReactElement[] {
  const { greeting, text, isLead, from, quote, after, facts, rows, lines, steps, sum, button, box, end } =
    words
  return [
    ...(greeting ? [h(Text, { style: styles.greeting }, greeting)] : []),
    ...(from ? sender(from, places) : []),
    ...(isLead ? [] : [h(Text, { style: styles.text }, text)]),
    ...(facts?.length ? [factRows(facts)] : []),
    ...(quote ? [h('div', { style: styles.quote }, quote)] : []),
    ...(after ? [h(Text, { style: { ...styles.text, marginTop: '16px' } }, after)] : []),
    ...(rows?.length ? [bands(rows, places)] : []),
    ...(lines?.length ? [lineRows(lines, places)] : []),
    ...(steps?.length ? [stepRows(steps)] : []),
    ...(sum ? [total(sum, steps ? styles.sumOfSteps : styles.sum)] : []),
    ...(button ? [h(Button, { href: button.url, style: styles.button }, button.label)] : []),
    ...(button?.hint
      ? [h(Text, { style: styles.hint }, button.hint), h(Text, { style: styles.link }, button.url)]
      : []),
    ...(box?.length ? [noteBox(box)] : []),
    ...(end ? [h(Text, { style: styles.end }, end)] : []),
  ]
}
