import { lazy, Suspense, useState } from 'react'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { viaPath } from '../../platform/session/via-path.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))

type AskButtonProps = { product: { id: number; slug: string; name: string } }

/** For clients; visitors log in first. Practitioners answer instead, in their own area. */
export default function AskButton({ product }: AskButtonProps) {
  const { t } = useTranslation('products')
  const { state, user } = useSession()
  if (state !== 'loggedin')
    return (
      <ShopLink to={viaPath('/login', `/products/${product.slug}`)} className="link">
        {t('questions.ask')}
      </ShopLink>
    )
  if (user?.user_type_id !== userTypes.client) return null
  return <ClientAskButton key={`${user.id} ${product.id}`} product={product} />
}

function ClientAskButton({ product }: AskButtonProps) {
  const { t } = useTranslation('products')
  const [isOpen, setOpen] = useState(false)
  // Stays when the dialog is closed by mistake.
  const [unsent, setUnsent] = useState('')
  return (
    <>
      <button type="button" className="btn btn-plain" onClick={() => setOpen(true)}>
        {t('questions.ask')}
      </button>
      <Suspense>
        {isOpen && (
          <AskDialog product={product} unsent={unsent} onWrite={setUnsent} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
