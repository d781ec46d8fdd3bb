import type { ReactNode } from 'react'
import { isUncertified } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { LoadedProtocol } from '../../edits/protocol-store.ts'
import { builderShortcut } from '../builder-shortcut.ts'
import { focusBarIfLost } from '../panel/use-focus-inside.ts'
import { type Builder, builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import { ActiveBar } from './active-bar.tsx'
import { picturesRow } from './bar-pictures.tsx'
import {
  barRow,
  barSkeleton,
  fullRow,
  plainInRow,
  shortTitle,
  smallPrint,
  warningSign,
  wordsBlock,
} from './bar-styles.ts'
import { ChooseBar, MissedBar, PhoneChooseBar } from './choose-bar.tsx'
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
    </section>
  )
}

function BarContent({ now, loaded, ...rest }: BuilderBarProps) {
  const { user } = useSession()
  const isPhone = useIsPhone()
  if (!now.isOn) return <SwitchRow isOn={false} />
  if (now.activeId === null) {
    const isMissed = 'isProtocolMissed' in now && now.isProtocolMissed
    if (isPhone) return <PhoneChooseBar isMissed={isMissed} />
    return isMissed ? (
      <MissedBar />
    ) : (
      <SwitchRow>
        <ChooseBar />
      </SwitchRow>
    )
  }
  const { protocol } = loaded
  if (loaded.saving === 'failed' || (!protocol && loaded.error))
    return <FailedBar loaded={loaded} isPhone={isPhone} />
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

function FailedBar({ loaded, isPhone }: { loaded: LoadedProtocol; isPhone: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <div className={isPhone ? fullRow : `wrap ${fullRow}`}>
      <span className={warningSign}>
        <Icon name="warning" size={24} />
      </span>
      <p className={wordsBlock} role="alert">
        <span className={smallPrint}>{t(loaded.protocol ? 'bar.not-saved' : 'bar.not-loaded')}</span>
        <b className={shortTitle}>{loaded.protocol?.name ?? t('bar.active')}</b>
      </p>
      <button type="button" className={plainInRow} onClick={loaded.retry}>
        {t('try-again')}
      </button>
    </div>
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

/** The bar's row on wide screens. The switch stays the same element whatever follows it, and keeps the focus. */
function SwitchRow({ isOn = true, children }: SwitchRowProps) {
  return (
    <div className={isOn ? `wrap ${fullRow}` : `wrap h-11 px-3.5 ${barRow}`}>
      <BarSwitch isOn={isOn} />
      {isOn && <i className="h-10 w-px flex-none bg-[#ffffff26]" />}
      {children}
    </div>
  )
}

/** Turns the builder on and off. */
function BarSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      title={t('bar.shortcut', { keys: builderShortcut.shown })}
      className="group/switch flex min-h-11 flex-none items-center gap-2.5 rounded-control text-start"
      onClick={() => {
        builder.toggle()
        focusBarIfLost()
      }}
    >
      <span className="relative h-6 w-11 flex-none rounded-full bg-[#6f8f83] [transition:background-color_120ms] group-aria-checked/switch:bg-verbena after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-white after:[transition:transform_120ms] group-aria-checked/switch:after:[transform:translateX(20px)] group-aria-checked/switch:after:bg-[#123a2f]" />
      <span className="visually-hidden">{t('bar.switch')}</span>{' '}
      <span
        className={`text-[13px]/[16px] break-keep text-bar-muted ${isOn ? 'w-min max-xl:absolute max-xl:[clip-path:inset(50%)]' : 'whitespace-nowrap'}`}
      >
        {t(isOn ? 'bar.on' : 'bar.off')}
      </span>
    </button>
  )
}
