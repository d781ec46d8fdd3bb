import { Img } from '@react-email/components'
import { type CSSProperties, createElement as h, type ReactElement } from 'react'
import type { EmailRow, EmailSum } from './email.ts'
import { styles } from './styles.ts'
import { cell, row } from './table-row.ts'
import type { Words } from './words.ts'

/** Others are only counted. */
const picturesShown = 5
const size = { width: 42, height: 46 }

/** Base URLs of pictures: the shop's own, and those of its emails. */
export type Places = { origin: string; mail: string }

export function sender(from: NonNullable<Words['from']>, { origin }: Places): ReactElement[] {
  const { name, initials, about, says, logo, colour, contact = [] } = from
  const own = colour && { color: colour, borderColor: colour }
  const mark = logo
    ? h(Img, {
        src: `${origin}${logo.path}`,
        width: logo.width,
        height: logo.height,
        // The name is beside it.
        alt: '',
        style: styles.senderLogo,
      })
    : h('div', { style: { ...styles.monogram, ...own } }, initials)
  const who = row(
    {},
    cell(
      logo
        ? { ...styles.monogramPlace, width: `${logo.width}px`, paddingRight: '12px' }
        : styles.monogramPlace,
      mark,
    ),
    cell(
      styles.who,
      h('div', { style: { ...styles.senderName, ...(colour && { color: colour }) } }, name),
      h('div', { style: styles.aside }, about),
      ...contact.map((line) => h('div', { key: line, style: styles.contact }, line)),
    ),
  )
  return says ? [who, h('p', { style: styles.says }, says)] : [who]
}

export function bands(rows: readonly EmailRow[], places: Places): ReactElement {
  return h(
    'div',
    { style: styles.bands },
    rows.map((each) => band(each, places)),
  )
}

function band({ icon, label, ground, items, note }: EmailRow, { origin, mail }: Places): ReactElement {
  const symbol = h(Img, { src: `${mail}/${icon}.png`, width: 21, height: 21, alt: '' })
  const shown = items.slice(0, picturesShown).map(({ name, note, picture }) => {
    // Below, a product with a note is named.
    const alt = note ? '' : name
    const src = `${origin}${picture}`
    return picture === undefined ? null : h(Img, { ...size, key: name, src, alt, style: styles.bandPicture })
  })
  // On a phone the pictures do not fit beside the label, and are below it.
  return h(
    'div',
    { key: label, style: { ...styles.band, backgroundColor: ground } },
    row(
      {},
      cell(
        styles.bandMain,
        h(
          'div',
          { style: styles.bandTitle },
          row({}, cell(styles.bandIcon, symbol), cell(styles.bandLabel, label)),
        ),
        h('div', { style: styles.bandPictures }, ...shown),
      ),
      cell(styles.bandNote, note),
    ),
    ...items.flatMap((item) => (item.note ? [amount(item)] : [])),
  )
}

function amount({ name, note }: EmailRow['items'][number]): ReactElement {
  return h(
    'div',
    { key: `amount of ${name}`, style: styles.bandLine },
    row({}, cell(styles.bandItem, name), cell(styles.bandAmount, note)),
  )
}

export function total({ label, note, amount, before }: EmailSum, style: CSSProperties): ReactElement {
  return row(
    style,
    cell(styles.sumLabel, h('div', { style: styles.senderName }, label), note && aside(note)),
    cell(styles.sumAmount, h('div', { style: styles.amount }, amount), before && struck(before)),
  )
}

const aside = (text: string) => h('div', { style: styles.aside }, text)
const struck = (text: string) => h('div', { style: styles.aside }, h('s', null, text))
