import { useRef, useState } from 'react'
import type { ClientHealth } from '#contract/client-health.ts'
import { allergens } from '#domain/catalogue/vocabulary.ts'
import { medicinesMaximum, oldestYearOfBirth } from '#domain/clients/health.ts'
import { medicineClasses } from '#domain/reference/interactions.ts'
import { conditions } from '#domain/reference/life-stages.ts'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { CheckGroup } from './check-group.tsx'
import { HealthChanged } from './health-changed.tsx'
import { removeHealth, saveHealth } from './save-health.ts'

type HealthDialogProps = { clientId: number; health: ClientHealth; onClose(): void }
type Values = { year_of_birth: string; medicines: string; ground_stated: boolean }

/** Records what plan checks need, on the ground that the practitioner states. */
export function HealthDialog({ clientId, health, onClose }: HealthDialogProps) {
  const { t } = useTranslation('health')
  const first = useRef<HTMLInputElement | null>(null)
  // What is shown behind the dialog may be newer than what its fields were filled with.
  const [opened] = useState(health)
  const [newer, setNewer] = useState<ClientHealth>()
  const known = newer ?? opened
  const [condition, setCondition] = useState(health.condition)
  const [allergies, setAllergies] = useState(health.allergies)
  const [classes, setClasses] = useState(health.medicine_classes)
  const isStated = known.stated_at !== null
  const { field, submit, busy, problem, register, setValue } = useShopForm<Values>({
    defaultValues: {
      year_of_birth: health.year_of_birth === null ? '' : String(health.year_of_birth),
      medicines: health.medicines,
      ground_stated: isStated,
    },
    check: ({ year_of_birth: year, ground_stated }) => ({
      ...(year.trim() !== '' && !isYear(year) && { year_of_birth: 'invalid' }),
      ...(!ground_stated && { ground_stated: 'required' }),
    }),
  })
  const { ref: yearRef, ...year } = field('year_of_birth')

  /** What was entered stays, until the practitioner has seen the newer facts and saves again. */
  function finish(savedElsewhere: ClientHealth | undefined) {
    if (!savedElsewhere) return onClose()
    setNewer(savedElsewhere)
    if (savedElsewhere.stated_at === null) setValue('ground_stated', false)
    setRemoving(false)
  }
  const send = submit(async (values) =>
    finish(
      await saveHealth(clientId, known, {
        year_of_birth: values.year_of_birth.trim() === '' ? null : Number(values.year_of_birth),
        condition,
        allergies,
        medicine_classes: classes,
        medicines: values.medicines,
        ground_stated: true,
      }),
    ),
  )
  // Not `submit`, which would validate the form.
  const removal = useAction()
  const [isRemoving, setRemoving] = useState(false)

  function askToRemove() {
    removal.setProblem(undefined)
    setRemoving(true)
  }

  return (
    <FormDialog title={t('title')} text={t('text')} first={first} onClose={onClose}>
      <form noValidate className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4.5" onSubmit={send}>
        <FormProblem>{problem}</FormProblem>
        {/* Each newer record is announced, and scrolled into view. */}
        <FormProblem key={String(newer?.saved_at)}>{newer && <HealthChanged newer={newer} />}</FormProblem>
        <TextField
          label={t('year-of-birth')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="max-w-40"
          {...year}
          ref={(input) => {
            first.current = input
            yearRef(input)
          }}
        />
        <SegmentedField
          legend={t('condition.label')}
          options={(['none', ...conditions] as const).map((value) => ({
            value,
            label: t(`condition.${value}`),
          }))}
          value={condition ?? 'none'}
          onChoose={(value) => setCondition(value === 'none' ? null : value)}
        />
        <CheckGroup
          legend={t('allergies')}
          options={allergens.map((value) => ({ value, label: t(`products:allergens.${value}`) }))}
          chosen={allergies}
          onChange={setAllergies}
        />
        <CheckGroup
          legend={t('medicines-label')}
          options={medicineClasses.map((value) => ({ value, label: t(`medicines.${value}`) }))}
          chosen={classes}
          onChange={setClasses}
        />
        <Field label={t('medicines-text')}>
          {(control) => (
            <TextArea rows={2} maxLength={medicinesMaximum} {...register('medicines')} {...control} />
          )}
        </Field>
        {!isStated && <CheckField label={t('ground')} {...field('ground_stated')} />}
        <div className="flex flex-wrap justify-end gap-3">
          {known.saved_at && (
            <button type="button" className="btn btn-plain me-auto" disabled={busy} onClick={askToRemove}>
              {t('remove')}
            </button>
          )}
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        </div>
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={t('remove-title')}
          keepLabel={t('cancel')}
          confirmLabel={t('remove')}
          isBusy={removal.isBusy}
          onKeep={() => setRemoving(false)}
          onConfirm={() => void removal.run(async () => finish(await removeHealth(clientId, known)))}
        >
          <p>{t('remove-text')}</p>
          <ActionProblem className="mt-2">{removal.problem}</ActionProblem>
        </ConfirmDialog>
      )}
    </FormDialog>
  )
}

function isYear(text: string): boolean {
  const year = text.trim()
  return /^\d{4}$/.test(year) && Number(year) >= oldestYearOfBirth && Number(year) <= new Date().getFullYear()
}
