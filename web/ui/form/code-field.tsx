import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type CodeFieldProps = Omit<FieldProps, 'correct' | 'optionalLabel'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'value' | 'maxLength'> & {
    length?: number
    correct?: boolean | undefined
  }

// On phones as wide as possible: `--code-edge` is the space left and right of the boxes and between them.
const box =
  'grid h-13.5 w-12.5 place-items-center rounded-control bg-surface text-[22px] font-semibold group-focus-within/code:data-next:shadow-[0_0_0_6px_var(--color-verbena)] group-focus-within/code:data-next:outline-2 group-focus-within/code:data-next:outline-offset-2 group-focus-within/code:data-next:outline-ink max-2xs:w-[min(50px,calc((100vw-var(--code-edge,62px))/6))]'

/** Boxes that show the value of one invisible input, so that pasting and autofill work. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { label, error, hint, className, correct: _, length = 6, onChange, ...input },
  ref,
) {
  const [digits, setDigits] = useState('')

  function change(event: ChangeEvent<HTMLInputElement>) {
    const given = digitsOf(event.target.value, length)
    if (given !== event.target.value) event.target.value = given
    setDigits(given)
    onChange?.(event)
  }

  const border = error ? 'border-2 border-madder' : 'border border-field'
  const next = Math.min(digits.length, length - 1)
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="group/code relative w-fit">
          <input
            ref={ref}
            type="text"
            className="absolute inset-0 w-full cursor-text border-0 bg-transparent p-0 text-[16px] text-transparent caret-transparent shadow-none outline-none selection:bg-transparent"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...input}
            {...control}
            onChange={change}
          />
          <div className="flex gap-2 max-2xs:gap-1.5" aria-hidden="true">
            {Array.from({ length }, (_none, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
              <span key={at} className={`${box} ${border}`} data-next={at === next || undefined}>
                {digits[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
})

/** The digits of what was typed or pasted: authenticator apps and emails write "123 456". */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
