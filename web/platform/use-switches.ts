import { useState } from 'react'
import { errorText } from './error-text.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { createSwitchQueue } from './switch-queue.ts'

/**
 * Switches that are saved as they are pressed. `chosen` contains the positions that are shown before they are saved,
 * and `problem` says why the last one was not, until the next press.
 */
export function useSwitches<Kind extends string>(save: (kind: Kind, isOn: boolean) => Promise<unknown>) {
  const { t } = useTranslation('shop')
  const [chosen, setChosen] = useState<ReadonlyMap<Kind, boolean>>(new Map())
  const [problem, setProblem] = useState<string>()
  const [turn] = useState(() =>
    createSwitchQueue<Kind>({
      onChange: setChosen,
      onFailed: (error) => setProblem(errorText(error, t)),
    }),
  )

  function choose(kind: Kind, isOn: boolean): void {
    setProblem(undefined)
    turn(kind, isOn, save)
  }

  return { chosen, problem, choose }
}
