import type { ReactNode } from 'react'

/** A sentence with an element in one of its placeholders. */
export function TextWithElement({
  text,
  place,
  children,
}: {
  text: string
  place: string
  children: ReactNode
}) {
  const [before = '', after = ''] = text.split(`{{${place}}}`)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
