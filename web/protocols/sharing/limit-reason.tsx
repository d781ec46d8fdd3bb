import { useId } from 'react'
import { limitReasonMaximum, limitReasonMinimum } from '#domain/protocols/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isReason, reasonLength } from './sharing-draft.ts'

const suggestions = ['course', 'blood', 'doctor'] as const

type LimitReasonProps = {
  /** What exceeds its upper level, as text; empty if only the server knows. */
  above: readonly string[]
  /** What the reason is for. */
  text: string
  reason: string
  isValidated: boolean
  className?: string
  onChange(reason: string): void
}

/** Asks why a protocol is shared or changed although a nutrient exceeds its upper level. */
export function LimitReason({
  above,
  text,
  reason,
  isValidated,
  className = '',
  onChange,
}: LimitReasonProps) {
  const { t } = useTranslation('sharing')
  const id = useId()
  const texts = suggestions.map((key) => t(`limit.suggestion.${key}`))
  const isEnough = isReason(reason)
  const length = t('limit.length', { length: reasonLength(reason), minimum: limitReasonMinimum })
  return (
    <section
      className={`rounded-card border border-[color-mix(in_srgb,var(--color-madder)_55%,transparent)] p-4.5 ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <h3
        id={`${id}-title`}
        className="flex gap-[9px] font-sans text-[15px] leading-5.5 font-semibold tracking-normal text-madder normal-nums [&>.icon]:mt-px"
      >
        <Icon name="warning" size={20} />
        <span>
          {above.length === 0
            ? t('limit.asked')
            : above.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
        </span>
      </h3>
      <p className="mt-2 text-small text-ink-2">{text}</p>
      <fieldset className="mt-3.5 mb-4">
        <legend className="visually-hidden">{t('limit.suggestions')}</legend>
        {texts.map((text) => (
          <label key={text} className="flex min-h-9 items-center gap-[11px] pointer-coarse:min-h-11">
            <input
              type="radio"
              className="m-0 size-5 flex-none appearance-none rounded-full border-[1.5px] border-field bg-surface checked:border-[6px] checked:border-bottle"
              name={id}
              checked={suggestionOf(reason, texts) === text}
              onChange={() => onChange(withSuggestion(reason, t('limit.start', { suggestion: text }), texts))}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <Field
        label={t('limit.reason')}
        error={isValidated && !isEnough ? t('limit.too-short', { minimum: limitReasonMinimum }) : undefined}
        hint={
          <>
            {isEnough && <Icon name="check" size={16} />}
            {length}
          </>
        }
      >
        {(control) => (
          <TextArea
            maxLength={limitReasonMaximum}
            value={reason}
            onChange={({ target }) => onChange(target.value)}
            {...control}
          />
        )}
      </Field>
    </section>
  )
}

/** The suggestion at the start of a reason. */
export function suggestionOf(reason: string, suggestions: readonly string[]): string | undefined {
  return suggestions.find((suggestion) => reason.startsWith(suggestion))
}

/** Starts the reason with a suggestion and its colon, replacing any other; the user's own text is kept. */
export function withSuggestion(reason: string, start: string, suggestions: readonly string[]): string {
  const former = suggestionOf(reason, suggestions)
  const own = former === undefined ? reason : reason.slice(former.length).replace(/^\s?[:：]\s?/, '')
  return start + own
}
