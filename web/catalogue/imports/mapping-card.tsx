import { useState } from 'react'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import { type ColumnMapping, mappingProblem } from '#domain/catalogue/imports/column-mapping.ts'
import { supplierFields } from '#domain/catalogue/imports/column-names.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DeleteButton } from './delete-button.tsx'

type MappingCardProps = { importRun: AdminImportDetail; onChecked(): void }

/** Which column of the file holds what; then the dry run can begin. */
export function MappingCard({ importRun, onChecked }: MappingCardProps) {
  const { t, language } = useTranslation('admin-imports')
  const { id, columns, layout, supplier } = importRun
  const [mapping, setMapping] = useState<ColumnMapping>(importRun.mapping ?? {})
  const { isBusy, problem, post } = useIdempotentAction(() => refreshAccountData(adminImportPaths.list))
  const names = columns.map(({ name }) => name)
  const isOwn = importRun.mapping !== null
  const unfit = isOwn ? mappingProblem(mapping, names) : undefined
  const used = Object.values(mapping)
  const unused = names.filter((name) => name !== '' && !used.includes(name))

  async function check() {
    if (await post(adminImportPaths.check(id), { mapping })) onChecked()
  }

  return (
    <Card title={t('steps.columns')}>
      <p className="mt-1.5 text-ink-2">
        {isOwn
          ? t('mapping.text', { supplier: supplier ?? '' })
          : t('mapping.known', { layout: t(`imports:layouts.${layout}`) })}
      </p>
      {isOwn && <MappingFields columns={columns} mapping={mapping} onChange={setMapping} />}
      {isOwn && unused.length > 0 && (
        <p className="mt-4 text-small text-ink-2 wrap-anywhere">
          {t('mapping.unused', { columns: commaList(unused, language) })}
        </p>
      )}
      <div className="mt-4">
        <FormProblem>{problem ?? (unfit && t(`mapping.${unfit}`))}</FormProblem>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          disabled={unfit !== undefined}
          aria-busy={isBusy || undefined}
          onClick={() => void check()}
        >
          {t('actions.check')}
        </button>
        <DeleteButton id={id} />
      </div>
    </Card>
  )
}

type MappingFieldsProps = Pick<AdminImportDetail, 'columns'> & {
  mapping: ColumnMapping
  onChange(mapping: ColumnMapping): void
}

const none = '\u0000'

function MappingFields({ columns, mapping, onChange }: MappingFieldsProps) {
  const { t } = useTranslation('admin-imports')
  const options = [
    { value: none, label: t('mapping.none') },
    ...columns.filter(({ name }) => name !== '').map(({ name }) => ({ value: name, label: name })),
  ]
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] items-start gap-x-6 gap-y-4">
      {supplierFields.map((field) => {
        const column = mapping[field]
        const example = columns.find(({ name }) => name === column)?.example
        return (
          <SelectField
            key={field}
            label={t(`fields.${field}`)}
            hint={example ? t('mapping.example', { text: example }) : undefined}
            placeholder={t('mapping.none')}
            value={column ?? none}
            options={options}
            onChange={({ target }) => {
              const { [field]: _, ...others } = mapping
              onChange(target.value === none ? others : { ...others, [field]: target.value })
            }}
          />
        )
      })}
    </div>
  )
}
