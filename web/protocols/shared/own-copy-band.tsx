import { useEffect, useRef, useState } from 'react'
import { sharedProtocolPaths } from '#contract/protocol-paths.ts'
import type { SharedProtocol, SharingPractitioner } from '#contract/sharing.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { callOptional } from '../../platform/session/call-optional.ts'
import { useSession } from '../../platform/session/session.ts'
import { viaPath } from '../../platform/session/via-path.ts'
import { Icon } from '../../ui/icon.tsx'

type OwnCopyBandProps = { token: string; practitioner: SharingPractitioner }

/** Leads the client of a protocol to their own copy of it. */
export function OwnCopyBand({ token, practitioner }: OwnCopyBandProps) {
  const { t } = useTranslation('plan')
  const { state, user } = useSession()
  const ownId = useVisit(token)
  const name = practitioner.first_name
  const here = `/protocols/${token}`
  if (ownId !== undefined) {
    return (
      <Band>
        {t('shared.yours')}{' '}
        <ShopLink to={`/account/client/protocols/${ownId}`} className="link">
          {t('shared.open-yours')}
        </ShopLink>
      </Band>
    )
  }
  if (state === 'loggedin' && user?.user_type_id !== userTypes.client) return null
  if (state === 'loggedin') return <Band>{t('shared.not-yours', { name })}</Band>
  return (
    <Band>
      {t('shared.whose', { name })}{' '}
      <ShopLink to={viaPath('/login', here)} className="link mr-3">
        {t('shared.log-in')}
      </ShopLink>{' '}
      <ShopLink to={viaPath('/onboarding/register/client', here)} className="link">
        {t('shared.register')}
      </ShopLink>
    </Band>
  )
}

function Band({ children }: { children: React.ReactNode }) {
  return (
    <div className="no-print mt-3.5 flex gap-2.5 rounded-control bg-tint px-3.5 py-3 text-label [&_.icon]:text-bottle">
      <Icon name="user" />
      <p>{children}</p>
    </div>
  )
}

/** Reports a view of the page to the shop; the answer says where it is in the user's account, if shared with them. */
function useVisit(token: string): number | undefined {
  const { language } = useTranslation('plan')
  const { state } = useSession()
  const [own, setOwn] = useState<{ token: string; id: number | null }>()
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (state === 'unknown') return
    const left = new AbortController()
    const path = sharedProtocolPaths.one(token)
    // Somebody who logs in here has not come again.
    const asked = counted.current === token ? (`${path}?counted=1` as const) : path
    callOptional<SharedProtocol>(asked, { language, signal: left.signal }).then(
      ({ own_protocol_id: id }) => {
        counted.current = token
        setOwn({ token, id })
      },
      // The page is already shown. If the session has ended, the visit is counted as that of a visitor.
      () => {},
    )
    return () => left.abort()
  }, [token, state, language])
  return own?.token === token ? (own.id ?? undefined) : undefined
}
