import type { ComponentPropsWithoutRef } from 'react'

const looks = {
  /** Shown as indeterminate, as pale as an empty box. */
  light: 'indeterminate:before:bg-bottle',
  full: 'indeterminate:border-bottle indeterminate:bg-bottle indeterminate:before:bg-current',
}

type CheckBoxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  /** Some but not all of its items are chosen. */
  isPartly?: boolean
  partly?: keyof typeof looks
}

export function CheckBox({ isPartly = false, partly = 'full', ...rest }: CheckBoxProps) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      className={`grid size-5.5 flex-none appearance-none place-items-center rounded-[3px] border-[1.5px] border-field bg-surface text-on-bottle checked:border-bottle checked:bg-bottle checked:before:-mt-1 checked:before:h-1.5 checked:before:w-3 checked:before:-rotate-45 checked:before:border-b-2 checked:before:border-l-2 indeterminate:before:h-0.5 indeterminate:before:w-2.5 ${looks[partly]}`}
      {...rest}
    />
  )
}
