import { createContext, use } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { SharePanel } from './share-panel.tsx'
import type { SharingFrame } from './sharing-frame.ts'

type ShareDrawerProps = { protocol: Protocol; side?: 'left' | 'right'; onClose(): void }

/** The same beside a page. */
export function ShareDrawer({ protocol, side = 'right', onClose }: ShareDrawerProps) {
  const { t } = useTranslation('sharing')
  return (
    <SideDrawer label={t('title')} side={side} onClose={onClose}>
      <CloseContext value={onClose}>
        <SharePanel protocol={protocol} onDone={onClose} onChangeProtocol={onClose} frame={DrawerFrame} />
      </CloseContext>
    </SideDrawer>
  )
}

const CloseContext = createContext(() => {})

const DrawerFrame: SharingFrame = ({ title, onBack, foot, children }) => {
  const { t } = useTranslation('sharing')
  const close = use(CloseContext)
  return (
    <>
      <header className="sharing-head">
        {onBack && (
          <button
            type="button"
            className="icon-btn -ml-2.5"
            aria-label={t('back-to-search')}
            onClick={onBack}
          >
            <Icon name="arrow-left" size={20} />
          </button>
        )}
        <h2>{title}</h2>
        <button type="button" className="icon-btn -mr-2" aria-label={t('close')} onClick={close}>
          <Icon name="x" size={20} />
        </button>
      </header>
      <div className="sharing-body">{children}</div>
      {foot && <footer className="sharing-foot">{foot}</footer>}
    </>
  )
}
