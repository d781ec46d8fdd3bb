import type { EmailChoice } from '#contract/email-choices.ts'
import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'

type EmailSwitchesProps = {
  choices: readonly EmailChoice[]
  /** Shown at once, while they are being saved. */
  chosen: ReadonlyMap<EmailKind, boolean>
  onChoose(kind: EmailKind, isOn: boolean): void
}

/** A box for each kind of email; each change is saved at once. */
export function EmailSwitches({ choices, chosen, onChoose }: EmailSwitchesProps) {
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
      checked={chosen.get(kind) ?? isOn}
      onChange={({ target }) => onChoose(kind, target.checked)}
    />
  ))
}
