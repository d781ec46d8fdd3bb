import type { ReactNode } from 'react'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ProtocolInHand } from '../../edits/protocol-store.ts'
import { builderShortcut } from '../builder-shortcut.ts'
import { focusBarIfLost } from '../panel/use-focus-inside.ts'
import { type Builder, builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import { ActiveBar } from './active-bar.tsx'
import { ChooseBar, MissedBar, PhoneChooseBar } from './choose-bar.tsx'
import { NoteBar } from './note-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'

type BuilderBarProps = {
  now: Builder
  hand: ProtocolInHand
  isPanelOpen: boolean
  isBesidePanel: boolean
  onDetails(): void
}

/** Stands at the foot of every page, as long as the builder may be used there. */
export function BuilderBar(props: BuilderBarProps) {
  const { t } = useTranslation('builder')
  return (
    <section
      id="builder"
      className="builder-bar no-print"
      aria-label={t('bar.label')}
      data-off={!props.now.isOn || undefined}
    >
      <BarContent {...props} />
    </section>
  )
}

function BarContent({ now, hand, ...rest }: BuilderBarProps) {
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
  const { protocol } = hand
  if (hand.saving === 'failed' || (!protocol && hand.error))
    return <FailedBar hand={hand} isPhone={isPhone} />
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
  const isLocked = user?.user_type_id === userTypes.practitioner
  if (isPhone) return <PhoneBar protocol={protocol} isLocked={isLocked} {...rest} />
  return (
    <SwitchRow isBesidePanel={rest.isBesidePanel}>
      <ActiveBar protocol={protocol} isLocked={isLocked} {...rest} />
    </SwitchRow>
  )
}

function FailedBar({ hand, isPhone }: { hand: ProtocolInHand; isPhone: boolean }) {
  const { t } = useTranslation('builder')
  return (
    <div className={isPhone ? 'bar-row' : 'wrap bar-row'}>
      <span className="bar-warning">
        <Icon name="warning" size={24} />
      </span>
      <p className="bar-words" role="alert">
        <span>{t(hand.protocol ? 'bar.not-saved' : 'bar.not-loaded')}</span>
        <b>{hand.protocol?.name ?? t('bar.active')}</b>
      </p>
      <button type="button" className="btn bar-btn" onClick={hand.retry}>
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
      <span className="bar-bone h-4.5 w-52" aria-hidden="true" />
      <span className="bar-pictures" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((picture) => (
          <span key={picture} className="bar-bone h-12 w-11" />
        ))}
      </span>
    </>
  )
}

type SwitchRowProps = { isOn?: boolean; isBesidePanel?: boolean; children?: ReactNode }

/** The bar's row on screens with room. Whatever follows the switch, the switch stays the same and keeps the focus. */
function SwitchRow({ isOn = true, isBesidePanel = false, children }: SwitchRowProps) {
  return (
    <div className="wrap bar-row" data-beside={isBesidePanel || undefined}>
      <BarSwitch isOn={isOn} />
      {isOn && <i className="bar-rule" />}
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
      className="bar-switch"
      onClick={() => {
        builder.toggle()
        focusBarIfLost()
      }}
    >
      <span className="bar-switch-track" />
      <span className="visually-hidden">{t('bar.switch')}</span>{' '}
      <span className="bar-switch-words">{t(isOn ? 'bar.on' : 'bar.off')}</span>
    </button>
  )
}
