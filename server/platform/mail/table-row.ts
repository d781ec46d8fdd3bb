import { Column } from '@react-email/components'
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react'

/** Mail programs can place only table cells side by side. */
export const row = (style: CSSProperties, ...columns: ReactElement[]): ReactElement =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style },
    h('tbody', null, h('tr', null, ...columns)),
  )

export const cell = (style: CSSProperties, ...content: ReactNode[]): ReactElement =>
  h(Column, { style }, ...content)
