import type { ReactNode } from 'react'
import type { StoreView } from './store-view.ts'

export const readerButton = 'btn btn-plain btn-lead'

type ReaderWordsProps = { view: StoreView; isHidden?: boolean; children?: ReactNode }

/** The text of the button that depends on who reads. */
export function ButtonWords({ view, ...rest }: ReaderWordsProps) {
  return <OneOf texts={view.readerWords.buttons} className="text-center" {...rest} />
}

/** The text below the buttons. */
export function NoteWords({ view, ...rest }: ReaderWordsProps) {
  return (
    <OneOf
      texts={view.readerWords.notes}
      className="basis-full max-w-[64ch] text-small text-ink-2"
      {...rest}
    />
  )
}

type OneOfProps = Omit<ReaderWordsProps, 'view'> & { texts: readonly string[]; className: string }

/** As large as the largest of the texts, so that nothing moves once it is known who reads. */
function OneOf({ texts, className, isHidden, children = texts[0] }: OneOfProps) {
  return (
    <span className={`grid *:[grid-area:1/1] ${className}`}>
      {texts.map((text) => (
        <span
          key={text}
          aria-hidden="true"
          data-text={text}
          className="[visibility:hidden] before:content-[attr(data-text)]"
        />
      ))}
      {!isHidden && <span>{children}</span>}
    </span>
  )
}
