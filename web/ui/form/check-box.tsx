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
      className={`mt-px grid flex-none appearance-none place-items-center rounded-[3px] border-[1.5px] border-field bg-surface text-on-bottle checked:border-bottle checked:bg-bottle checked:before:-mt-1 checked:before:h-1.5 checked:before:w-3 checked:before:-rotate-45 checked:before:border-b-2 checked:before:border-l-2 checked:before:border-current aria-invalid:border-2 aria-invalid:border-madder ${isSmall ? 'size-4.5' : 'size-5.5'}`}
      {...input}
    />
  )
})
