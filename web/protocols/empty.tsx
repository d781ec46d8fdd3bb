import type { ReactNode, Ref } from 'react'
import { Plant } from '../ui/plant.tsx'

type EmptyProps = {
  /** To focus the title, unless it is the only content of its page. */
  ref?: Ref<HTMLHeadingElement>
  plant?: 'umbel' | 'verbena'
  title: string
  text?: string
  /** It is the only content of its page. */
  isPage?: boolean
  children: ReactNode
}

/** A plant, a sentence and a button. */
export function Empty({ ref, plant = 'umbel', title, text, isPage = false, children }: EmptyProps) {
  return (
    <div
      className="grid justify-items-center px-4 pt-11 pb-14 text-center"
      role={isPage ? 'alert' : undefined}
    >
      <Plant name={plant} className="h-36.5 w-26" />
      {isPage ? (
        <h1 className="text-h1-narrow">{title}</h1>
      ) : (
        <h2
          ref={ref}
          tabIndex={ref ? -1 : undefined}
          className="mt-4 text-h3 font-medium wrap-anywhere focus:shadow-none focus:outline-none"
        >
          {title}
        </h2>
      )}
      {text && <p className="mt-1.5 max-w-[46ch] text-ink-2">{text}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
