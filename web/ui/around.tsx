import type { ReactNode } from 'react'

/** A sentence with something more than text at one of its open places. */
export function Around({ text, place, children }: { text: string; place: string; children: ReactNode }) {
  const [before = '', after = ''] = text.split(`{{${place}}}`)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
