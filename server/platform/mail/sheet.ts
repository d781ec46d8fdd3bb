import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { type CSSProperties, createElement as h, type ReactElement } from 'react'
import { languageTag } from '#domain/languages.ts'
import { styles } from './styles.ts'
import type { Words } from './words.ts'

/** The shop's writing paper: a white sheet under a green head. It reads without its pictures. */
export function sheet(words: Words, pictures: string): ReactElement {
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
        logo(pictures),
        head(words, pictures),
        h(Section, { style: styles.page }, h('div', { style: styles.body }, ...letter(words))),
        h(Text, { style: styles.foot }, words.reason, h('br'), words.sender),
      ),
    ),
  )
}

function logo(pictures: string): ReactElement {
  const mark = h(Img, { src: `${pictures}/mark.png`, width: 26, height: 26, alt: '' })
  return row(
    styles.logo,
    h(Column, { style: styles.mark }, mark),
    h(Column, { style: styles.name }, 'Verbena'),
  )
}

function head({ heading, plant }: Words, pictures: string): ReactElement {
  const src = `${pictures}/verbena.png`
  return row(
    styles.head,
    h(Column, { style: styles.headline }, h(Heading, { as: 'h1', style: styles.heading }, heading)),
    h(
      Column,
      { style: styles.plot },
      h(Img, { src, width: 152, height: 152, alt: plant, style: styles.plant }),
    ),
  )
}

const row = (style: CSSProperties, ...columns: ReactElement[]) =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style },
    h('tbody', null, h('tr', null, ...columns)),
  )

function letter({ greeting, text, quote, after, button, end }: Words): ReactElement[] {
  return [
    h(Text, { style: styles.greeting }, greeting),
    h(Text, { style: styles.text }, text),
    ...(quote ? [h('div', { style: styles.quote }, quote)] : []),
    ...(after ? [h(Text, { style: { ...styles.text, marginTop: '16px' } }, after)] : []),
    ...(button
      ? [
          h(Button, { href: button.url, style: styles.button }, button.label),
          h(Text, { style: styles.hint }, button.hint),
          h(Text, { style: styles.link }, button.url),
        ]
      : []),
    h(Text, { style: styles.end }, end),
  ]
}
