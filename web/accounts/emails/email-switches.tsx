import type { EmailChoice } from '#contract/email-choices.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'

type EmailSwitchesProps = {
  choices: readonly EmailChoice[]
  /** Shown at once, while it is being saved. */
  choosing: EmailChoice | undefined
  onChoose(choice: EmailChoice): void
}

/** A box for each kind of email; each change is saved at once. */
export function EmailSwitches({ choices, choosing, onChoose }: EmailSwitchesProps) {
  const { t } = useTranslation('emails')
  return choices.map(({ kind, is_on: isOn }) => (
    <CheckField
      key={kind}
      label={
        <>
          <span className="block font-medium">{t(`kinds.${kind}.name`)}</span>
          <span className="block text-small text-ink-2">{t(`kinds.${kind}.about`)}</span>
        </>
      }
      checked={choosing?.kind === kind ? choosing.is_on : isOn}
      onChange={({ target }) => onChoose({ kind, is_on: target.checked })}
    />
  ))
}
