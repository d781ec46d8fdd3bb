import type { ReactNode, Ref } from 'react'
import { Plant } from '../../../ui/plant.tsx'

type EmptyProps = {
  /** To focus the title. */
  ref?: Ref<HTMLHeadingElement>
  plant: 'verbena' | 'umbel'
  title: string
  text: ReactNode
  children: ReactNode
}

/** A plant, a sentence and a button. */
export function Empty({ ref, plant, title, text, children }: EmptyProps) {
  return (
    <div className="px-1.5 py-13.5 text-center">
      <Plant name={plant} className="mx-auto h-36.5 w-26" />
      <h3
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className="mt-4 mb-1.5 text-h3 font-medium wrap-anywhere focus:shadow-none focus:outline-none"
      >
        {title}
      </h3>
      <p className="mb-4.5 text-small text-ink-2">{text}</p>
      <div className="flex flex-wrap justify-center gap-2 wrap-anywhere">{children}</div>
    </div>
  )
}
