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
      className="group/switch flex min-h-11 flex-none items-center gap-2.5 rounded-control text-start"
      onClick={() => {
        builder.toggle()
        focusBarIfLost()
      }}
    >
      <span className="relative h-6 w-11 flex-none rounded-full bg-[#6f8f83] [transition:background-color_120ms] group-aria-checked/switch:bg-verbena after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-white after:[transition:transform_120ms] group-aria-checked/switch:after:[transform:translateX(20px)] group-aria-checked/switch:after:bg-[#123a2f]" />
      <span className="visually-hidden">{t('bar.switch')}</span>{' '}
      <span
        className={`text-[13px]/[16px] break-keep text-bar-muted ${isOn ? 'w-min max-xl:absolute max-xl:[clip-path:inset(50%)]' : 'whitespace-nowrap'}`}
      >
        {t(isOn ? 'bar.on' : 'bar.off')}
      </span>
    </button>
  )
}
