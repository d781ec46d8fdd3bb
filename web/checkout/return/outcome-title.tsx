import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** What has become of the order. It has the focus when it comes, so that it is read aloud. */
export function OutcomeTitle({ icon, title }: { icon: IconName; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <span className="return-sign">
        <Icon name={icon} size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="step-title return-title">
        {title}
      </h1>
    </>
  )
}

/** A sentence about the order, whose number never parts: `<order>V-10001</order>`. */
export function OutcomeText({ text }: { text: string }) {
  const order = (number: string) => <span className="whitespace-nowrap">{number}</span>
  return (
    <p className="return-text break-words">
      <LinkedText text={text} links={{ order }} />
    </p>
  )
}
