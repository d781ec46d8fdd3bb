import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { builderShortcut } from '../builder-shortcut.ts'
import { focusBarIfLost } from '../panel/use-focus-inside.ts'
import { builder } from '../store.ts'

/** Turns the builder on and off. */
export function BarSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      title={t('bar.shortcut', { keys: builderShortcut.shown })}
      className="bar-switch"
      onClick={() => {
        builder.toggle()
        focusBarIfLost()
      }}
    >
      <span className="bar-switch-track" />
      <span className="visually-hidden">{t('bar.switch')}</span>{' '}
      <span className="bar-switch-words">{t(isOn ? 'bar.on' : 'bar.off')}</span>
    </button>
  )
}
