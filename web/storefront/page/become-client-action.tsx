import { Suspense, useState } from 'react'
import type { StoreReader } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useSession } from '../../platform/session/session.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { ButtonWords, NoteWords, readerButton } from './reader-words.tsx'
import type { StoreView } from './store-view.ts'

type BecomeClientActionProps = { name: string; view: StoreView }

const loadDialog = () => import('./become-client-dialog.tsx')

/**
 * For those who are logged in: a client is asked, or sees that they are one; the owner finds the editor. Others see
 * nothing, but its place stays.
 */
export default function BecomeClientAction({ name, view }: BecomeClientActionProps) {
  const { t } = useTranslation('storefront')
  const { user } = useSession()
  const { data: reader, error } = useAccountData<StoreReader>(storePaths.reader(name))
  const [asking, setAsking] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const [isMissing, setMissing] = useState(false)
  // The button that opened the dialog is replaced by a link while the dialog says that they are a client.
  const box = useFocusIfLost<HTMLDivElement>(linkOrButtonOf)
  const owner = { name, first_name: view.first_name, last_name: view.last_name }
  const mayBecome = user?.user_type_id === userTypes.client && (reader || error)

  function ask() {
    setMissing(false)
    loadDialog().then(setAsking, () => setMissing(true))
  }

  function words() {
    if (reader?.client)
      return (
        <>
          <ShopLink to="/account/client/practitioner" className={readerButton}>
            <ButtonWords view={view}>{t('page.my-practitioner')}</ButtonWords>
          </ShopLink>
          <NoteWords view={view}>
            <ClientNote client={reader.client} view={view} />
          </NoteWords>
        </>
      )
    if (reader?.is_owner)
      return (
        <>
          <ShopLink to="/account/practitioner/shop" className={readerButton}>
            <ButtonWords view={view}>{t('page.edit')}</ButtonWords>
          </ShopLink>
          <NoteWords view={view} isHidden />
        </>
      )
    return (
      <>
        {mayBecome ? (
          <button type="button" className={readerButton} onClick={ask}>
            <ButtonWords view={view} />
          </button>
        ) : (
          <span className={`${readerButton} [visibility:hidden]`} aria-hidden="true">
            <ButtonWords view={view} />
          </span>
        )}
        <NoteWords view={view} isHidden={!mayBecome} />
      </>
    )
  }

  return (
    <div ref={box} className="contents">
      {words()}
      <p role="alert" className="basis-full text-small text-madder empty:hidden">
        {isMissing && t('shop:error.part-failed')}
      </p>
      {asking && (
        <Suspense>
          <asking.BecomeClientDialog owner={owner} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const linkOrButtonOf = (box: HTMLElement) => box.querySelector<HTMLElement>('a, button')

type ClientNoteProps = { client: NonNullable<StoreReader['client']>; view: StoreView }

function ClientNote({ client: { discount_rate: rate, is_active: isActive }, view }: ClientNoteProps) {
  const { t, language } = useTranslation('storefront')
  const percent = percentText(rate, language)
  return (
    <>
      <b className="font-semibold text-ink">{t('page.is-client', { name: personName(view) })}</b>{' '}
      {rate > 0 && t(isActive ? 'page.client-discount' : 'page.client-discount-off', { percent })}
    </>
  )
}
