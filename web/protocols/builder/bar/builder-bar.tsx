import type { ReactNode } from 'react'
import { isUncertified } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { LoadedProtocol } from '../../edits/protocol-store.ts'
import type { Builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import { ActiveBar } from './active-bar.tsx'
import { picturesRow } from './bar-pictures.tsx'
import {
  barRow,
  barSkeleton,
  fullRow,
  plainInRow,
  shortTitle,
  smallLines,
  warningSign,
  wordsBlock,
} from './bar-styles.ts'
import { BarSwitch } from './bar-switch.tsx'
import { ChooseBar, PhoneChooseBar } from './choose-bar.tsx'
import { FailureStrip } from './failure-strip.tsx'
import { NoteBar } from './note-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'

type BuilderBarProps = {
  now: Builder
  loaded: LoadedProtocol
  isPanelOpen: boolean
  isBesidePanel: boolean
  onDetails(): void
}

/** When on, it spans the whole width. */
const atFoot = 'inset-x-0 bottom-0 min-h-(--bar-height)'
/** When off, only its switch is shown. */
const inCorner = 'bottom-2 left-4 min-h-11 rounded-[22px] border border-[#ffffff40]'

/** At the bottom of every page on which the builder can be used. */
export function BuilderBar(props: BuilderBarProps) {
  const { t } = useTranslation('builder')
  return (
    <section
      id="builder"
      className={`no-print fixed z-50 bg-bar text-bar-ink shadow-[0_-10px_30px_-12px_#15241d55] **:focus-visible:outline-white ${props.now.isOn ? atFoot : inCorner}`}
      aria-label={t('bar.label')}
    >
      <BarContent {...props} />
      {props.now.isOn && <FailureStrip activeId={props.now.activeId} />}
    </section>
  )
}

function BarContent({ now, loaded, ...rest }: BuilderBarProps) {
  const { user } = useSession()
  const isPhone = useIsPhone()
  if (!now.isOn) return <SwitchRow isOn={false} />
  if (now.activeId === null) {
    const isMissed = 'isProtocolMissed' in now && now.isProtocolMissed
    return (
      <SwitchRow>
        {isPhone ? <PhoneChooseBar isMissed={isMissed} /> : <ChooseBar isMissed={isMissed} />}
      </SwitchRow>
    )
  }
  const { protocol } = loaded
  if (loaded.saving === 'failed' || (!protocol && loaded.error))
    return (
      <SwitchRow>
        <FailedBar loaded={loaded} isPhone={isPhone} />
      </SwitchRow>
    )
  if (!protocol)
    return (
      <SwitchRow>
        <LoadingBar />
      </SwitchRow>
    )
  const added =
    'variantId' in now && protocol.products.find((line) => line.product_variant_id === now.variantId)
  if (added)
    return <NoteBar key={added.product_variant_id} protocol={protocol} product={added} isPhone={isPhone} />
  const isLocked = isUncertified(user?.user_type_id)
  if (isPhone) return <PhoneBar protocol={protocol} isLocked={isLocked} {...rest} />
  return (
    <SwitchRow>
      <ActiveBar protocol={protocol} isLocked={isLocked} {...rest} />
    </SwitchRow>
  )
}

// On the narrowest phones the protocol's name needs the room of the words.
const iconIfNarrow = 'min-[380px]:[&>.icon]:hidden'
const wordsIfWide = 'max-[380px]:absolute max-[380px]:[clip-path:inset(50%)]'

function FailedBar({ loaded, isPhone }: { loaded: LoadedProtocol; isPhone: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <>
      {!isPhone && (
        <span className={warningSign}>
          <Icon name="warning" size={24} />
        </span>
      )}
      <p className={wordsBlock} role="alert">
        <span className="flex items-start gap-1 [&>.icon]:mt-px [&>.icon]:text-[#f0c36a]">
          {isPhone && <Icon name="warning" size={14} />}
          <span className={smallLines}>{t(loaded.protocol ? 'bar.not-saved' : 'bar.not-loaded')}</span>
        </span>
        <b className={shortTitle}>{loaded.protocol?.name ?? t('bar.active')}</b>
      </p>
      <button
        type="button"
        className={`${plainInRow} ${iconIfNarrow}`}
        title={t('try-again')}
        onClick={loaded.retry}
      >
        <Icon name="refresh" size={18} />
        <span className={wordsIfWide}>{t('try-again')}</span>
      </button>
    </>
  )
}

function LoadingBar() {
  const { t } = useTranslation('shop')
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <span className={`${barSkeleton} h-4.5 w-52`} data-testid="waiting" aria-hidden="true" />
      <span className={picturesRow} data-landing="" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((picture) => (
          <span key={picture} className={`${barSkeleton} h-12 w-11`} />
        ))}
      </span>
    </>
  )
}

type SwitchRowProps = { isOn?: boolean; children?: ReactNode }

/** The bar's row. The switch stays the same element whatever follows it, and keeps the focus. */
function SwitchRow({ isOn = true, children }: SwitchRowProps) {
  return (
    <div className={isOn ? `wrap ${fullRow}` : `wrap h-11 px-3.5 ${barRow}`}>
      <BarSwitch isOn={isOn} />
      {isOn && <i className="h-10 w-px flex-none bg-[#ffffff26] max-md:hidden" />}
      {children}
    </div>
  )
}
