import { memo, useState } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Panel } from '../../builder/panel/panel.tsx'
import { PlanCheckStrip } from '../../plan/plan-check-strip.tsx'
import { PlanCheckView } from '../../plan/plan-check-view.tsx'
import { PanelDrawer } from '../panel-drawer.tsx'

/** What the protocol comes to a day, in one line; all of it in a drawer. */
export const CheckPart = memo(function CheckPart({ lines }: { lines: readonly ProtocolProduct[] }) {
  const { t } = useTranslation('protocols')
  const [isOpen, setOpen] = useState(false)
  if (lines.length === 0) return null
  return (
    <section className="detail-part part-totals check-part no-print" aria-label={t('check.title')}>
      <PlanCheckStrip lines={lines} onOpen={() => setOpen(true)} />
      {isOpen && (
        <PanelDrawer label={t('check.title')} onClose={() => setOpen(false)}>
          <Panel title={t('check.title')}>
            <PlanCheckView lines={lines} />
          </Panel>
        </PanelDrawer>
      )}
    </section>
  )
})
