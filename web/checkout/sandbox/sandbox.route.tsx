import { useParams } from 'react-router'
import { Mark } from '../../app/logo.tsx'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SandboxPage } from './sandbox-page.tsx'

export const handle = { frame: 'own' }

/** The built-in payment provider's own page, of the demonstration alone. */
export default function Sandbox() {
  const { t } = useTranslation('checkout')
  const { id = '' } = useParams()
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageHead title={t('sandbox.title')} description={t('sandbox.notice')} indexed={false} />
      <p className="logo mt-5">
        <Mark size={26} />
        {t('shop:name')}
      </p>
      <SandboxPage id={id} />
    </main>
  )
}
