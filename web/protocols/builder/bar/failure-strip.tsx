import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { forgetProtocolFailure, useProtocolFailure } from '../../edits/protocol-failure.ts'
import { focusBarIfLost } from '../panel/use-focus-inside.ts'
import { plainInRow, warningSign } from './bar-styles.ts'

/** What could not be done to the active protocol, above the bar and beside the panel, until it is tried again or closed. */
export function FailureStrip({ activeId }: { activeId: number | null }) {
  const { t } = useTranslation('builder')
  const failure = useProtocolFailure(activeId)
  if (!failure) return null
  const { message, onRetry } = failure
  return (
    <div
      data-failure
      className="absolute bottom-full inset-x-0 border-b border-[#ffffff26] bg-bar in-data-builder-panel:right-(--builder-room)"
    >
      <div className="wrap flex flex-wrap items-center justify-end gap-x-4 gap-y-1.5 py-2">
        <span className={warningSign}>
          <Icon name="warning" size={24} />
        </span>
        <p role="alert" className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
          {message}
        </p>
        {onRetry && (
          <button
            type="button"
            className={plainInRow}
            onClick={() => {
              onRetry()
              focusBarIfLost()
            }}
          >
            {t('try-again')}
          </button>
        )}
        <button
          type="button"
          className="icon-btn"
          aria-label={t('panel.close')}
          onClick={() => {
            forgetProtocolFailure()
            focusBarIfLost()
          }}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
    </div>
  )
}
