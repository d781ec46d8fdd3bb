import { isPractitioner } from '#domain/accounts/user-types.ts'
import { ClientThings } from '../../accounts/client-things.tsx'
import { useWay } from '../../accounts/entrance/way.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { PartStyles } from '../../ui/part-styles.tsx'
import styles from '../onboarding.css?url'
import { MilestonesReached, PractitionerThings } from './practitioner-things.tsx'

export default function WelcomePage() {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <PartStyles />
      <link rel="stylesheet" href={styles} precedence="pages" />
      <PageHead title={t('welcome.title')} description={t('welcome.description')} indexed={false} />
      <SignedInOnly types={[2, 3, 4]}>
        <Welcome />
      </SignedInOnly>
    </>
  )
}

function Welcome() {
  const { t } = useTranslation('onboarding')
  const { user } = useSession()
  const { target } = useWay()
  const forPractice = isPractitioner(user?.user_type_id)
  return (
    <div className="welcome">
      <div className="welcome-panel">
        <span aria-hidden="true" className="plant" />
        <h1>{t('welcome.greeting', { name: user?.first_name ?? '' })}</h1>
        <p>{t(forPractice ? 'welcome.lead-practitioner' : 'welcome.lead-client')}</p>
      </div>
      <section className="welcome-things" aria-labelledby="things">
        <div className="mb-4.5 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="things" className="text-h2">
            {t('welcome.at-home')}
          </h2>
          {forPractice && <MilestonesReached />}
        </div>
        {forPractice ? <PractitionerThings /> : <ClientThings />}
        <p className="mt-6.5">
          <ShopLink to={target('/products')} className="link">
            {t('welcome.look-around')}
          </ShopLink>
        </p>
      </section>
    </div>
  )
}
