import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import type { OwnPublicProtocol } from '#contract/public-protocols.ts'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Empty } from '../empty.tsx'
import { PublicForm } from './public-form.tsx'

export const handle = { frame: 'account' }

/** The texts of a protocol that everyone can read on a practitioner’s page. */
export default function PublicEditor() {
  const { t } = useTranslation('public-protocols')
  return (
    <AccountShell
      title={t('title')}
      types={practitionerTypes}
      back={
        <ShopLink
          to="/account/practitioner/shop"
          className="link inline-flex min-h-11 items-center gap-1.5 text-small"
        >
          <Icon name="chevron-left" size={16} />
          {t('back')}
        </ShopLink>
      }
      waiting={<Waiting />}
    >
      <Own />
    </AccountShell>
  )
}

const Waiting = () => <span className="skeleton mt-3 h-120 w-full" />

function Own() {
  const { t } = useTranslation('public-protocols')
  const answer = useAccountData<OwnPublicProtocol>(publicProtocolPaths.one(useIdParam()))
  const { data: store } = useAccountData<Store>(storePaths.store)
  if (isNotFound(answer.error))
    return (
      <Empty title={t('missing')} isPage>
        <ShopLink to="/account/practitioner/shop" className="btn btn-primary">
          {t('back')}
        </ShopLink>
      </Empty>
    )
  return (
    <Loaded answer={answer} waiting={<Waiting />} heading={<PageTitle>{t('title')}</PageTitle>}>
      {(protocol) => <PublicForm key={protocol.id} protocol={protocol} store={store} />}
    </Loaded>
  )
}
