import { useId, useState } from 'react'
import { languageNames, languageOf, languages } from '#domain/languages.ts'
import { detailedError } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFocusAtStep } from '../../ui/use-focus-at-step.ts'
import { ImportDone } from './import-done.tsx'
import { ImportResult } from './import-result.tsx'
import type { ImportOptions } from './send-clients.ts'
import { type Importing, mayRetry, useImport } from './use-import.ts'

/** Choose a file, look at what it would do, import it. */
export function ImportPanel() {
  const { language } = useTranslation('client-import')
  const [options, setOptions] = useState<ImportOptions>({ language, invite: 'yes' })
  const { state, check, confirm, startOver } = useImport(options)
  const panel = useFocusAtStep(state.step)

  function choose(changed: Partial<ImportOptions>) {
    const next = { ...options, ...changed }
    setOptions(next)
    if ('file' in state) check(state.file, next)
  }

  return (
    <div ref={panel} tabIndex={-1} className="focus:shadow-none focus:outline-none">
      {state.step === 'done' ? (
        <ImportDone made={state.made} onAgain={startOver} />
      ) : (
        <div className={cardSheet}>
          <Options options={options} isBusy={state.step === 'importing'} onChange={choose} />
          <FileStep
            state={state}
            onChoose={check}
            onConfirm={confirm}
            onStartOver={startOver}
            options={options}
          />
        </div>
      )}
    </div>
  )
}

type OptionsProps = { options: ImportOptions; isBusy: boolean; onChange(part: Partial<ImportOptions>): void }

function Options({ options, isBusy, onChange }: OptionsProps) {
  const { t } = useTranslation('client-import')
  return (
    <fieldset
      disabled={isBusy}
      className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] items-start gap-x-6 gap-y-3"
    >
      <SelectField
        label={t('language')}
        hint={t('language-hint')}
        placeholder={t('language')}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        value={options.language}
        onChange={({ target }) => onChange({ language: languageOf(target.value) ?? options.language })}
      />
      <CheckField
        className="sm:pt-8"
        label={t('invite')}
        checked={options.invite === 'yes'}
        onChange={({ target }) => onChange({ invite: target.checked ? 'yes' : 'no' })}
      />
    </fieldset>
  )
}

type FileStepProps = {
  state: Exclude<Importing, { step: 'done' }>
  options: ImportOptions
  onChoose(file: File): void
  onConfirm(): void
  onStartOver(): void
}

function FileStep({ state, options, onChoose, onConfirm, onStartOver }: FileStepProps) {
  const { t } = useTranslation('client-import')
  if (state.step === 'checking') return <Waiting text={t('checking', { name: state.file.name })} />
  if (state.step === 'checked' || state.step === 'importing')
    return (
      <ImportResult
        file={state.file}
        check={state.check}
        invites={options.invite === 'yes'}
        isBusy={state.step === 'importing'}
        onConfirm={onConfirm}
        onStartOver={onStartOver}
      />
    )
  return <Choose failed={state.step === 'failed' ? state : undefined} onChoose={onChoose} />
}

function Waiting({ text }: { text: string }) {
  return (
    <div>
      <p role="status" className="font-semibold wrap-anywhere">
        {text}
      </p>
      <span className="skeleton mt-4 h-4 w-3/4" />
      <span className="skeleton mt-3 h-4 w-1/2" />
      <span className="skeleton mt-3 h-4 w-2/3" />
    </div>
  )
}

type ChooseProps = { failed: { file: File; error: Error } | undefined; onChoose(file: File): void }

function Choose({ failed, onChoose }: ChooseProps) {
  const { t } = useTranslation('client-import')
  const id = useId()
  return (
    <>
      <div id={id} className="mb-4 empty:hidden">
        {failed && <FormProblem>{detailedError(failed.error, t)}</FormProblem>}
      </div>
      {failed && mayRetry(failed.error) && (
        <button type="button" className="btn btn-primary mb-4" onClick={() => onChoose(failed.file)}>
          {t('try-again')}
        </button>
      )}
      <DropZone
        labels={{ drop: t('drop'), choose: t('choose'), kinds: t('kinds') }}
        accept="text/csv,text/plain,.csv,.tsv,.txt"
        describedBy={id}
        onChoose={onChoose}
      />
    </>
  )
}
