import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import { supplierMaximum, uploadMaximumRows } from '#domain/catalogue/imports/uploads.ts'
import { detailedError } from '../../platform/error-text.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { callAccount } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'

const template =
  'sku,barcode,name,brand,contents,price,stock\r\nEX-MG-120,4006381333931,Example magnesium,Example brand,120 capsules,12.90,24\r\n'

/** Whose file it is, and the file. */
export function UploadCard({ suppliers }: { suppliers: readonly string[] }) {
  const { t, language } = useTranslation('admin-imports')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [supplier, setSupplier] = useState('')
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const ids = { suppliers: useId(), problem: useId() }

  async function send(file: File) {
    if (sending !== undefined) return
    setProblem(undefined)
    setMissing(supplier.trim() === '')
    if (supplier.trim() === '') return
    setSending(file.name)
    const form = new FormData()
    form.append('file', file, file.name)
    try {
      const query = new URLSearchParams({ supplier: supplier.trim() })
      const { id } = await callAccount<AdminImportDetail>(`${adminImportPaths.list}?${query}`, {
        method: 'POST',
        form,
      })
      await navigate(pathOf(`/admin/imports/${id}`))
    } catch (error) {
      setProblem(detailedError(error, t))
      setSending(undefined)
    }
  }

  return (
    <Card
      title={t('upload.title')}
      end={
        <button
          type="button"
          className="btn btn-plain btn-dense"
          onClick={() => saveFile('template.csv', new Blob([`\ufeff${template}`], { type: 'text/csv' }))}
        >
          <Icon name="download" size={17} />
          {t('upload.template')}
        </button>
      }
    >
      <div className="mt-3 grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
        <div>
          <TextField
            label={t('upload.supplier')}
            hint={t('upload.supplier-hint')}
            error={missing ? t('upload.needed') : undefined}
            list={ids.suppliers}
            maxLength={supplierMaximum}
            value={supplier}
            onChange={({ target }) => {
              setSupplier(target.value)
              setMissing(false)
            }}
          />
          <datalist id={ids.suppliers}>
            {suppliers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <div>
          <div id={ids.problem} className="mb-4 empty:hidden">
            {problem && <FormProblem>{problem}</FormProblem>}
          </div>
          {sending === undefined ? (
            <DropZone
              labels={{
                drop: t('upload.drop'),
                choose: t('upload.choose'),
                kinds: t('upload.kinds', { rows: formatNumber(uploadMaximumRows, language) }),
              }}
              accept=".csv,.tsv,.txt,.jsonl,.ndjson,.json,.gz,text/csv,text/plain"
              describedBy={ids.problem}
              onChoose={(file) => void send(file)}
            />
          ) : (
            <p role="status" className="py-8 font-semibold wrap-anywhere">
              {t('upload.sending', { name: sending })}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
