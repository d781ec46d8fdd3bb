import type { ComponentPropsWithoutRef } from 'react'

const styles = {
  /** Shown as indeterminate, as pale as an empty box. */
  light: 'indeterminate:before:bg-bottle',
  full: 'indeterminate:border-bottle indeterminate:bg-bottle indeterminate:before:bg-current',
}

type TickBoxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  /** Some but not all of its items are chosen. */
  isPartly?: boolean
  partly?: keyof typeof styles
}

/** A box that may also be ticked in part, such as one for all rows of a table. */
export function TickBox({ isPartly = false, partly = 'full', ...rest }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      className={`check indeterminate:before:h-0.5 indeterminate:before:w-2.5 ${styles[partly]}`}
      {...rest}
    />
  )
}
