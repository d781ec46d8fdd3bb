import { useEffect, useId, useMemo, useRef } from 'react'
import { practicePaths } from '#contract/practice-paths.ts'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { isUncertified } from '#domain/accounts/user-types.ts'
import { storePagePath } from '#domain/storefront/links.ts'
import { publicTexts } from '#domain/storefront/public-texts.ts'
import { storeGaps } from '#domain/storefront/sections.ts'
import { useClaimsSubject } from '../../platform/claims/claims-context.ts'
import { useClaimCheck } from '../../platform/claims/use-claim-check.ts'
import { useClaimReviews } from '../../platform/claims/use-claim-reviews.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { problemCode } from '../../platform/refusals.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { useEditing } from './editor-context.ts'

/** What is missing, publishing and withdrawing. */
export function Publishing() {
  const { t } = useTranslation('storefront')
  const { editor, state, content, problems } = useEditing()
  const { user } = useSession()
  const { store } = state
  const id = useId()
  const { isBusy, problem, setProblem, run } = useAction()
  const isNotCertified = isUncertified(user?.user_type_id)
  const gaps = storeGaps(content)
  const wrong = Object.keys(problems).length
  const isPublished = store.published_at !== null
  const isUpToDate = isPublished && !store.has_unpublished_changes && state.saving === 'saved'
  const check = useClaimCheck(content.language)
  const { overrules, isKnown } = useClaimReviews(useClaimsSubject())
  const refused = useMemo(
    () =>
      check && isKnown
        ? check.refusedTexts(publicTexts(content), { kind: 'store', rules: check.rules, overrules }).length
        : 0,
    [check, content, isKnown, overrules],
  )
  const isLocked = isNotCertified || gaps.length > 0 || refused > 0 || isUpToDate

  const setPublished = (is_published: boolean) =>
    run(async () => {
      if (!(await editor.settle())) return setProblem(t('editor.not-saved'))
      const { revision } = editor.state.get().store
      const body = is_published ? { is_published, revision } : { is_published }
      editor.updateMetadata(await callAccount<Store>(storePaths.publication, { method: 'PUT', body }))
      toast('success', t(is_published ? 'editor.is-published' : 'editor.is-withdrawn'))
      void refreshAccountData(practicePaths.all)
    }, explain)

  function explain(error: unknown): string | undefined {
    if (problemCode(error) !== 'store-changed') return errorText(error, t)
    editor.noticeNewer()
    return undefined
  }

  return (
    <>
      <Gaps
        id={id}
        isUncertified={isNotCertified}
        refused={refused}
        items={[
          ...gaps.map((gap) => t(`editor.gaps.${gap}`)),
          ...(wrong ? [t('editor.wrong', { count: wrong })] : []),
          ...(refused ? [t('editor.claims', { count: refused })] : []),
        ]}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void setPublished(true)
        }}
      >
        <SubmitButton
          busy={isBusy}
          disabled={isLocked}
          className="btn-primary max-sm:px-2.5 max-sm:text-small"
        >
          {t(isPublished ? 'editor.publish-changes' : 'editor.publish')}
        </SubmitButton>
      </form>
      {isPublished && (
        <Menu
          label={t('editor.more')}
          button={<Icon name="dots" size={20} />}
          buttonClass="w-11 justify-center border border-line-2"
        >
          <li>
            <ShopLink to={storePagePath(store.name)} className={menuItem}>
              {t('editor.open-page')}
            </ShopLink>
          </li>
          <li>
            <button
              type="button"
              className={`${menuItem} w-full text-start text-madder`}
              onClick={() => void setPublished(false)}
            >
              {t('editor.withdraw')}
            </button>
          </li>
        </Menu>
      )}
      <p role="alert" className="w-full text-end text-small font-semibold text-madder empty:hidden">
        {problem}
      </p>
    </>
  )
}

type GapsProps = {
  id: string
  isUncertified: boolean
  /** How many wordings may not be published. */
  refused: number
  items: readonly string[]
}

/** A short list of what is still to be done, behind its length. */
function Gaps({ id, isUncertified, refused, items }: GapsProps) {
  const { t } = useTranslation('storefront')
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (list.current?.open && !list.current.contains(target as Node)) list.current.open = false
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [])
  if (!isUncertified && items.length === 0) return null
  return (
    <details
      id={id}
      ref={list}
      className="xl:relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 text-small font-semibold text-ink-2">
        <Summary {...{ isUncertified, refused, items }} />
        <Icon name="chevron-down" size={15} />
      </summary>
      <div className="absolute z-40 rounded-card border border-line bg-surface p-4 shadow-2 max-xl:inset-x-4 xl:right-0 xl:w-72">
        {isUncertified && (
          <p className={items.length > 0 ? 'mb-3' : ''}>
            {t('editor.locked-text')}{' '}
            <ShopLink to="/onboarding/certificate" className="link">
              {t('editor.send-certificate')}
            </ShopLink>
          </p>
        )}
        {items.length > 0 && (
          <ul className="grid gap-1.5">
            {items.map((item) => (
              <li key={item} className="flex items-start gap-2">
                <span aria-hidden="true" className="mt-2 size-1.5 flex-none rounded-full bg-field" />
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

/** The first reason why it cannot be published. */
function Summary({ isUncertified, refused, items }: Omit<GapsProps, 'id'>) {
  const { t } = useTranslation('storefront')
  if (!isUncertified && refused > 0)
    return (
      <span className="flex items-center gap-1.5 text-madder">
        <Icon name="warning" size={17} />
        {t('editor.claims', { count: refused })}
      </span>
    )
  return (
    <>
      <Icon name={isUncertified ? 'lock' : 'info'} size={17} />
      {isUncertified ? t('editor.locked') : t('editor.missing', { count: items.length })}
    </>
  )
}
