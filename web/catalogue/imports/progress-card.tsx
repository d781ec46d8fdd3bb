import { useState } from 'react'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import type { Outcome } from '#domain/catalogue/imports/outcome.ts'
import { isWorking, progressOf } from '#domain/catalogue/imports/uploads.ts'
import { formatNumber, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { useIdempotentAction } from '../../platform/use-idempotent-action.ts'
import { cardSheet } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { DeleteButton } from './delete-button.tsx'

type Tile = Outcome | 'undecided'

const marks: Record<Tile, string> = {
  added: 'bg-leaf',
  changed: 'bg-bottle',
  skipped: 'bg-line-2',
  undecided: 'bg-amber',
  refused: 'bg-madder',
}

const tileOrder = ['added', 'changed', 'skipped', 'undecided', 'refused'] as const

type ProgressCardProps = { importRun: AdminImportDetail; onMap(): void }

/** How far it is, what came of it, and what can be done next. */
export function ProgressCard({ importRun, onMap }: ProgressCardProps) {
  const { t, language } = useTranslation('admin-imports')
  const { status, counts, rows, reached } = importRun
  // Its buttons change with the status.
  const card = useFocusIfLost<HTMLElement>(itself)
  const isGoing = isWorking(status) || status === 'paused'
  const percent = progressOf(reached, rows)
  const { undecided } = importRun
  const tiles = { ...counts, undecided, refused: counts.refused - undecided }
  const number = (count: number) => formatNumber(count, language)
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('progress.label')}
      className={`${cardSheet} focus:shadow-none focus:outline-none`}
    >
      {status === 'checked' && <p className="mb-4 max-w-[80ch] text-ink-2">{t('check-lead')}</p>}
      {isGoing && (
        <div className="mb-5">
          <p role="status" className="flex flex-wrap justify-between gap-x-4 text-h3 font-medium">
            <span>{t(`status.${status}`)}</span>
            {percent !== null && status !== 'undoing' && <span>{percentText(percent, language)}</span>}
          </p>
          {percent !== null && status !== 'undoing' && (
            <div
              role="progressbar"
              aria-label={t('progress.label')}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="mt-2 flex h-3 overflow-clip rounded-card border border-field bg-surface"
            >
              <OutcomeBars tiles={tiles} percent={percent} />
            </div>
          )}
          {rows !== null && status !== 'undoing' && (
            <p className="mt-1 text-small text-ink-2">
              {t('progress.rows', { reached: number(Math.max(0, reached - 1)), rows: number(rows) })}
            </p>
          )}
        </div>
      )}
      {status !== 'checking' && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-5">
          {tileOrder.map((outcome) => (
            <div key={outcome}>
              <dt className="flex items-center gap-2 text-small text-ink-2">
                <span aria-hidden="true" className={`size-2.5 flex-none ${marks[outcome]}`} />
                {t(`counts.${outcome}`)}
              </dt>
              <dd className="text-[24px]/8 font-semibold">{number(tiles[outcome])}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions importRun={importRun} onMap={onMap} />
    </section>
  )
}

const itself = (card: HTMLElement) => card

type OutcomeBarsProps = { tiles: Readonly<Record<Tile, number>>; percent: number }

/** What came of the rows so far, in the colours of their counts; a dry run counts them at its end. */
function OutcomeBars({ tiles, percent }: OutcomeBarsProps) {
  const total = tileOrder.reduce((sum, tile) => sum + tiles[tile], 0)
  if (total === 0) return <span className="block h-full bg-bottle" style={{ width: `${percent}%` }} />
  return tileOrder.map((tile) => (
    <span
      key={tile}
      className={`block h-full ${marks[tile]}`}
      style={{ width: `${(percent * tiles[tile]) / total}%` }}
    />
  ))
}

function Actions({ importRun, onMap }: ProgressCardProps) {
  const { t } = useTranslation('admin-imports')
  const { id, status, counts, supplier } = importRun
  const { isBusy, problem, post } = useIdempotentAction(() => refreshAccountData(adminImportPaths.list))
  const [asks, setAsks] = useState(false)
  const changes = counts.added + counts.changed > 0
  const button = (className: string, label: string, onClick: () => void) => (
    <button type="button" className={`btn ${className}`} aria-busy={isBusy || undefined} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <>
      <div className="mt-4 empty:hidden">
        <FormProblem>{problem}</FormProblem>
      </div>
      {status === 'checked' && !changes && <p className="mt-4 font-semibold">{t('nothing')}</p>}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {status === 'checked' && (
          <>
            {changes &&
              button('btn-primary', t('actions.start'), () => void post(adminImportPaths.start(id)))}
            {importRun.mapping !== null && button('btn-plain', t('actions.columns'), onMap)}
            <DeleteButton id={id} />
          </>
        )}
        {status === 'running' &&
          supplier !== null &&
          button('btn-plain', t('actions.pause'), () => void post(adminImportPaths.pause(id)))}
        {status === 'paused' &&
          button('btn-primary', t('actions.continue'), () => void post(adminImportPaths.start(id)))}
        {(status === 'paused' || status === 'done') &&
          button('btn-plain text-madder', t('actions.undo'), () => setAsks(true))}
      </div>
      {asks && (
        <ConfirmDialog
          title={t('undo.title')}
          keepLabel={t('undo.no')}
          confirmLabel={t('actions.undo')}
          onKeep={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            void post(adminImportPaths.undo(id))
          }}
        >
          {t('undo.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
