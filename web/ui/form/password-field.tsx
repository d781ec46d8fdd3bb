import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { Icon } from '../icon.tsx'
import { Input } from './control.tsx'
import { Field, type FieldProps } from './field.tsx'

export type ShownCheck = { name: string; label: string; met: boolean }

type PasswordFieldProps = Omit<FieldProps, 'correct'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'height'> & {
    /** The label of the visibility button: "Show password". */
    showLabel: string
    /** Conditions of a new password, with those that are met marked. */
    checks?: readonly ShownCheck[] | undefined
    /** The text for the state of a condition: "met", "still missing". */
    checkStates?: { met: string; open: string } | undefined
    correct?: boolean | undefined
  }

// Crossed out while the password is shown.
const eye =
  'absolute top-px right-px flex size-11 items-center justify-center rounded-control text-ink-2 aria-pressed:text-bottle aria-pressed:after:absolute aria-pressed:after:h-[1.5px] aria-pressed:after:w-5.5 aria-pressed:after:rotate-45 aria-pressed:after:bg-current aria-pressed:after:shadow-[0_1.5px_0_var(--color-surface)]'

export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, error, hint, optionalLabel, className, correct: _, showLabel, checks, checkStates, ...input },
  ref,
) {
  const [shown, setShown] = useState(false)
  const checksId = useId()
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      optionalLabel={optionalLabel}
      className={className}
      describedBy={checks && checksId}
    >
      {(control) => (
        <>
          <div className="relative">
            <Input
              ref={ref}
              hasEnd
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
            />
            <button
              type="button"
              className={eye}
              aria-label={showLabel}
              aria-pressed={shown}
              aria-controls={control.id}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            >
              <Icon name="eye" size={20} />
            </button>
          </div>
          {checks && (
            <ul
              id={checksId}
              data-testid="password-checks"
              className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(150px,34%)),1fr))] gap-x-4 gap-y-1 text-small text-ink-3"
            >
              {checks.map(({ name, label: condition, met }) => (
                <li
                  key={name}
                  data-met={met || undefined}
                  className="flex items-center gap-1.5 data-met:text-leaf"
                >
                  {met ? (
                    <Icon name="check" size={16} />
                  ) : (
                    <i
                      aria-hidden="true"
                      className="m-1.25 box-content size-1.5 flex-none rounded-full border-[1.5px] border-field"
                    />
                  )}
                  {condition}
                  {checkStates && (
                    <span className="visually-hidden">, {met ? checkStates.met : checkStates.open}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
})
