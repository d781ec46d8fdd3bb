import { type ComponentPropsWithoutRef, forwardRef } from 'react'

type CheckBoxProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & { isSmall?: boolean }

/** The box alone, within a label rendered by its parent. */
export const CheckBox = forwardRef<HTMLInputElement, CheckBoxProps>(function CheckBox(
  { isSmall = false, ...input },
  ref,
) {
  return (
    <input
      ref={ref}
      type="checkbox"
      className={`check mt-px aria-invalid:border-2 aria-invalid:border-madder ${isSmall ? 'size-4.5' : ''}`}
      {...input}
    />
  )
})
