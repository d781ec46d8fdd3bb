import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { quietFocus } from '../frame.tsx'

export const tile = 'size-12 items-center justify-center rounded-control bg-tint text-bottle'
export const textStyle = 'mt-2.5 max-w-[56ch] text-[17px]/[27px] text-ink-2'
export const ways = 'mt-6.5 flex flex-wrap gap-x-3.5 gap-y-2.5'

/** The result of the order. Gets the focus when it appears, so that it is read aloud. */
export function OutcomeTitle({ icon, title }: { icon: IconName; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <span className={`inline-flex ${tile}`}>
        <Icon name={icon} size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={`mt-4.5 text-h1-narrow xl:text-h1 ${quietFocus}`}>
        {title}
      </h1>
    </>
  )
}

/** A sentence about the order, with its number unbreakable: `<order>V-10001</order>`. */
export function OutcomeText({ text, className = '' }: { text: string; className?: string }) {
  const order = (number: string) => <span className="whitespace-nowrap">{number}</span>
  return (
    <p className={`break-words ${textStyle} ${className}`}>
      <LinkedText text={text} links={{ order }} />
    </p>
  )
}
