import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { Icon } from '../icon.tsx'
import { Field, type FieldProps } from './field.tsx'

export type ShownCheck = { name: string; label: string; met: boolean }

type PasswordFieldProps = Omit<FieldProps, 'correct'> &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & {
    /** Names the eye: "Show password". */
    showLabel: string
    /** Conditions of a new password, shown as they are met. */
    checks?: readonly ShownCheck[] | undefined
    /** Says in words which state a check is in: "met", "still missing". */
    checkStates?: { met: string; open: string } | undefined
    correct?: boolean | undefined
  }

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
          <div className="field-box">
            <input
              ref={ref}
              className="field-control"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
            />
            <button
              type="button"
              className="field-eye"
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
            <ul id={checksId} className="password-checks">
              {checks.map(({ name, label: condition, met }) => (
                <li key={name} data-met={met || undefined}>
                  {met ? <Icon name="check" size={16} /> : <i aria-hidden="true" />}
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
