import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ProtocolInHand } from '../../edits/protocol-store.ts'
import type { Builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import { ActiveBar } from './active-bar.tsx'
import { BarSwitch } from './bar-switch.tsx'
import { ChooseBar, OffBar } from './choose-bar.tsx'
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
    <section className="builder-bar no-print" aria-label={t('bar.label')}>
      <BarContent {...props} />
    </section>
  )
}

function BarContent({ now, hand, ...rest }: BuilderBarProps) {
  const { user } = useSession()
  const isPhone = useIsPhone()
  if (!now.isOn) return <OffBar isPhone={isPhone} />
  if (now.activeId === null)
    return <ChooseBar isMissed={'isProtocolMissed' in now && now.isProtocolMissed} isPhone={isPhone} />
  const { protocol } = hand
  if (hand.saving === 'failed' || (!protocol && hand.error))
    return <FailedBar hand={hand} isPhone={isPhone} />
  if (!protocol) return <LoadingBar />
  const added =
    'variantId' in now && protocol.products.find((line) => line.product_variant_id === now.variantId)
  if (added)
    return <NoteBar key={added.product_variant_id} protocol={protocol} product={added} isPhone={isPhone} />
  const isLocked = user?.user_type_id === userTypes.practitioner
  const Bar = isPhone ? PhoneBar : ActiveBar
  return <Bar protocol={protocol} isLocked={isLocked} {...rest} />
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
    <div className="wrap bar-row">
      <BarSwitch isOn />
      <i className="bar-rule" />
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <span className="bar-bone h-4.5 w-52" aria-hidden="true" />
      <span className="bar-pictures" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((picture) => (
          <span key={picture} className="bar-bone h-12 w-11" />
        ))}
      </span>
    </div>
  )
}
