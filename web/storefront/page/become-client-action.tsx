import { Suspense, useState } from 'react'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import type { StoreView } from './store-view.ts'

type BecomeClientActionProps = { name: string; view: StoreView; text: string }

const look = 'btn btn-plain btn-lead'
const loadDialog = () => import('./become-client-dialog.tsx')

/** For those who are logged in: a client is asked; others do not see it, but its place stays. */
export default function BecomeClientAction({ name, view, text }: BecomeClientActionProps) {
  const { t } = useTranslation('storefront')
  const { user } = useSession()
  const [asking, setAsking] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const owner = { name, first_name: view.first_name, last_name: view.last_name }
  if (user?.user_type_id !== userTypes.client)
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
