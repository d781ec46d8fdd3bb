import { Img, Link } from '@react-email/components'
import { createElement as h, type ReactElement } from 'react'
import type { EmailLine, EmailStep } from './email.ts'
import type { Places } from './sheet-bands.ts'
import { styles } from './styles.ts'
import { cell, row } from './table-row.ts'
import type { TranslatedNote, Words } from './words.ts'

const size = { width: 60, height: 66 }

type Facts = NonNullable<Words['facts']>

/** A phone has room for three short ones side by side. Others are below each other. */
export function factRows(facts: Facts): ReactElement {
  const isRow = facts.length <= 3 && facts.every(({ value }) => value.length <= 28)
  if (!isRow)
    return h(
      'div',
      null,
      facts.map((fact, index) =>
        h('div', { key: fact.label, style: index > 0 ? { marginTop: '8px' } : {} }, ...labelled(fact)),
      ),
    )
  const cells = facts.map((fact) => cell(isNumber(fact) ? styles.numberFact : styles.fact, ...labelled(fact)))
  return row({}, ...cells)
}

/** Of an order or a parcel. */
const isNumber = ({ value }: Facts[number]) => !/\s/.test(value)

const labelled = ({ label, value }: Facts[number]) => [
  h('div', { key: 'label', style: styles.factLabel }, label),
  h('div', { key: 'value', style: styles.senderName }, value),
]

export function lineRows(lines: readonly EmailLine[], { origin }: Places): ReactElement {
  const withPictures = lines.some(({ picture }) => picture)
  const shown = lines.map(({ name, note, amount, picture }, index) => {
    const image = picture && { ...size, src: `${origin}${picture.path}`, alt: '' }
    const ground = picture && { ...styles.linePicture, backgroundColor: picture.ground }
    return h(
      'div',
      { key: index, style: styles.line },
      row(
        {},
        ...(withPictures ? [cell(styles.linePlace, image && h(Img, { ...image, style: ground }))] : []),
        cell(
          styles.lineMain,
          h('div', { style: styles.lineName }, name),
          h('div', { style: styles.aside }, note),
        ),
        ...(amount ? [cell(styles.lineAmount, amount)] : []),
      ),
    )
  })
  return h('div', { style: styles.lines }, shown)
}

export function stepRows(steps: readonly EmailStep[]): ReactElement {
  const shown = steps.map(({ label, amount, isLess }) =>
    h(
      'div',
      { key: label },
      row({}, cell(styles.stepLabel, label), cell(isLess ? styles.stepLess : styles.stepAmount, amount)),
    ),
  )
  return h('div', { style: styles.steps }, shown)
}

export function noteBox(notes: readonly TranslatedNote[]): ReactElement {
  const shown = notes.map(({ title, before, link, after }, index) =>
    h(
      'div',
      { key: title, style: index > 0 ? { marginTop: '12px' } : {} },
      h('div', { style: styles.noteTitle }, title),
      h(
        'div',
        { style: styles.note },
        before,
        link && h(Link, { href: link.url, style: styles.noteLink }, link.label),
        after,
      ),
    ),
  )
  return h('div', { style: styles.box }, shown)
}
