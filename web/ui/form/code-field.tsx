import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type CodeFieldProps = Omit<FieldProps, 'correct' | 'optionalLabel'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'value' | 'maxLength'> & {
    length?: number
    correct?: boolean | undefined
  }

/** Boxes that show what one input underneath holds, so that pasting and filling in by the browser work. */
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

  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="code-field">
          <input
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...input}
            {...control}
            onChange={change}
          />
          <div className="code-boxes" aria-hidden="true">
            {Array.from({ length }, (_none, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              <span key={at} data-next={at === Math.min(digits.length, length - 1) || undefined}>
                {digits[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
})

/** The digits of what was typed or pasted: authenticators and mails write "123 456". */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
