import { Suspense, useState } from 'react'
import { userTypes } from '#domain/accounts/user-types.ts'
import { storePagePath } from '#domain/storefront/links.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import type { StoreOwner } from './become-client-dialog.tsx'

type BecomeClientButtonProps = { owner: StoreOwner; isClinic: boolean }

const loadDialog = () => import('./become-client-dialog.tsx')
const look = 'btn btn-plain btn-lead'

/**
 * Asks a client whether they want to be this practitioner’s; leads visitors to the login and back. Others do not see
 * it, but its place stays, so that nothing moves once it is known who reads.
 */
export function BecomeClientButton({ owner, isClinic }: BecomeClientButtonProps) {
  const { t } = useTranslation('storefront')
  const { user } = useSession()
  const [asking, setAsking] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const text = t(isClinic ? 'page.become-clinic' : 'page.become')
  if (!user) {
    const back = encodeURIComponent(storePagePath(owner.name))
    return (
      <ShopLink to={`/login?redirectTo=${back}`} className={look} rel="nofollow">
        {text}
      </ShopLink>
    )
  }
  if (user.user_type_id !== userTypes.client)
    return (
      <span className={look} style={{ visibility: 'hidden' }} aria-hidden="true">
        {text}
      </span>
    )

  const ask = () =>
    void loadDialog().then(setAsking, () =>
      toast('error', t('shop:error.part-failed'), { label: t('shop:error.try-again'), run: ask }),
    )
  return (
    <>
      <button type="button" className={look} onClick={ask}>
        {text}
      </button>
      {asking && (
        <Suspense>
          <asking.BecomeClientDialog owner={owner} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  )
}
