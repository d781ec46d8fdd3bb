import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageView } from '../../content/page/page-view.tsx'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'

export const handle = { utilities: 'all' }

export async function loader({ context }: LoaderFunctionArgs) {
  return { thanks: context.get(pageRequest).t('answers:message-received') }
}

/** Where a message ends up that was sent without scripts: reloading it sends nothing. */
export default function Sent() {
  const { thanks } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  const another = (
    <ShopLink to="/contact" className="btn btn-outline mt-6">
      {t('contact.another')}
    </ShopLink>
  )
  return (
    <>
      <PageHead title={t('contact.sent')} description={thanks} indexed={false} />
      <PageView title={t('contact.sent')} description={thanks} sections={[]} actions={another} />
    </>
  )
}
