import { lazy, Suspense, useId } from 'react'
import { certificateTypes } from '#domain/practitioners/certificates.ts'
import { percentText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { useFocusAtStep } from '#web/ui/use-focus-at-step.ts'
import { mediaTypeOf } from './upload.ts'
import type { Uploading } from './use-upload.ts'

const DocumentView = lazy(() => import('#web/ui/document-view.tsx'))

/** Choose a file, check it, upload it. */
export function UploadPanel({ upload, choose, send, cancel, startOver }: Uploading) {
  const { t } = useTranslation('onboarding')
  const { t: problemText } = useTranslation('problems')
  const id = useId()
  const panel = useFocusAtStep(upload.step)
  if (upload.step === 'sent') return null
  return (
    <div ref={panel} tabIndex={-1} className="focus:shadow-none focus:outline-none">
      {upload.step === 'none' ? (
        <>
          <div id={id} className="mb-4">
            <FormProblem>{upload.problem && problemText(upload.problem)}</FormProblem>
          </div>
          <DropZone
            labels={{
              drop: t('certificate.drop'),
              choose: t('certificate.choose'),
              kinds: t('certificate.kinds'),
            }}
            accept={[...certificateTypes, '.pdf', '.jpg', '.jpeg', '.png'].join()}
            describedBy={id}
            onChoose={choose}
          />
        </>
      ) : (
        <>
          <Preview file={upload.file} />
          {upload.step === 'sending' ? (
            <Progress share={upload.share} onCancel={cancel} />
          ) : (
            <div className="mt-4">
              <FormProblem>
                {upload.step === 'failed' && (upload.message ?? t('certificate.failed'))}
              </FormProblem>
              <div className="mt-4 flex flex-wrap gap-3">
                {(upload.step === 'chosen' || upload.again) && (
                  <button type="button" className="btn btn-primary btn-lead" onClick={send}>
                    {t(upload.step === 'failed' ? 'certificate.try-again' : 'certificate.send')}
                  </button>
                )}
                <button type="button" className="btn btn-plain btn-lead" onClick={startOver}>
                  {t('certificate.choose-other')}
                </button>
              </div>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const { t, language } = useTranslation('onboarding')
  return (
    <div className="overflow-hidden rounded-card border border-line-2">
      <div className="h-100">
        <Suspense fallback={<p className="p-5 text-ink-2">{t('certificate.document.loading')}</p>}>
          <DocumentView
            key={`${file.name} ${file.lastModified}`}
            file={file}
            mediaType={mediaTypeOf(file) ?? ''}
            name={file.name}
            labels={{
              page: (page, pages) => t('certificate.document.page', { page, pages }),
              zoom: (percent) => percentText(percent, language),
              previousPage: t('certificate.document.previous'),
              nextPage: t('certificate.document.next'),
              zoomOut: t('certificate.document.smaller'),
              zoomIn: t('certificate.document.larger'),
              fitWidth: t('certificate.document.fit'),
              loading: t('certificate.document.loading'),
              failed: t('certificate.document.failed'),
            }}
          />
        </Suspense>
      </div>
    </div>
  )
}

function Progress({ share, onCancel }: { share: number; onCancel(): void }) {
  const { t, language } = useTranslation('onboarding')
  const percent = Math.round(share * 100)
  const id = useId()
  return (
    <div className="mt-4">
      <p id={id} role="status" className="mb-2 text-small text-ink-2">
        {t(share < 1 ? 'certificate.sending' : 'certificate.checking')}
      </p>
      <div className="flex items-center gap-4">
        <div
          role="progressbar"
          aria-labelledby={id}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-3 flex-1 overflow-clip rounded-card border border-field bg-surface"
        >
          <span className="block h-full bg-bottle" style={{ width: `${percent}%` }} />
        </div>
        <span className="min-w-12 text-right text-small" aria-hidden="true">
          {percentText(percent, language)}
        </span>
        <button type="button" className="btn btn-plain" onClick={onCancel}>
          {t('certificate.cancel')}
        </button>
      </div>
    </div>
  )
}
