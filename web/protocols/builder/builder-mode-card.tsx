import { useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { BuilderSettings } from '#contract/protocols.ts'
import { type BuilderMode, builderModes } from '#domain/protocols/builder-mode.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { cardSheet } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { builder } from './store.ts'

const modeGrid = 'mt-3.5 grid grid-cols-1 gap-3 sm:grid-cols-2'
const modeStyle =
  'flex min-h-23 items-start gap-3 rounded-card border border-line-2 px-4 py-3.5 has-checked:border-bottle has-checked:bg-tint'

/** Chooses the builder's mode, and saves at once. */
export function BuilderModeCard() {
  const { t } = useTranslation('protocols')
  const settings = useAccountData<BuilderSettings>(protocolPaths.builder)
  const [failed, setFailed] = useState(false)

  async function choose(mode: BuilderMode) {
    setFailed(false)
    const send = async () => {
      await callAccount(protocolPaths.builder, { method: 'PUT', body: { mode } })
      return undefined
    }
    try {
      await settings.mutate(send, {
        optimisticData: (now) => ({ ...(now as BuilderSettings), mode }),
        populateCache: false,
        rollbackOnError: true,
      })
      builder.setMode(mode)
      toast('success', t('mode.saved'))
    } catch {
      setFailed(true)
    }
  }

  return (
    // Not a landmark: the builder's bar is one with the same name.
    <div className={cardSheet}>
      <Utilities of="all" />
      <h2 className="text-h3 font-medium">{t('mode.title')}</h2>
      <p className="mt-1.5 text-ink-2">{t('mode.text')}</p>
      <FormProblem>{failed && t('mode.failed')}</FormProblem>
      <Loaded answer={settings} waiting={<WaitingModes />}>
        {({ mode: chosen }) => (
          <fieldset className={modeGrid}>
            <legend className="visually-hidden">{t('mode.title')}</legend>
            {builderModes.map((mode) => (
              <label key={mode} className={modeStyle}>
                <input
                  type="radio"
                  className="mt-0.5 size-5 flex-none accent-bottle"
                  name="builder-mode"
                  value={mode}
                  checked={mode === chosen}
                  onChange={() => void choose(mode)}
                />
                <span>
                  <b className="font-semibold">{t(`mode.${mode}`)}</b>
                  <span className="block text-small text-ink-2">{t(`mode.${mode}-text`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </Loaded>
    </div>
  )
}

function WaitingModes() {
  return (
    <div className={modeGrid}>
      {builderModes.map((mode) => (
        <div key={mode} className={modeStyle}>
          <span className="skeleton h-15 w-full" />
        </div>
      ))}
    </div>
  )
}
