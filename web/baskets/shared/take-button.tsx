import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartProtocolAnswer } from '#contract/cart.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { takeBasket } from './take-basket.ts'

type TakeButtonProps = {
  token: string
  /** The prices are what this reader pays. */
  isReaders: boolean
  /** Ids of the chosen variants. */
  chosen: readonly number[]
  pays: string
  count: string
  onTaken(): Promise<void>
}

/** Puts what is chosen in the cart, exactly as prepared, and leads to the checkout, unless something was left out. */
export function TakeButton({ token, isReaders, chosen, pays, count, onTaken }: TakeButtonProps) {
  const { t } = useTranslation('baskets')
  const { state } = useSession()
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { isBusy, problem, run } = useAction()
  const [incomplete, setIncomplete] = useState<CartProtocolAnswer>()
  // Until it is known who reads, the place is kept free, so that nothing moves or flashes.
  if (state !== 'loggedin')
    return (
      <div className={state === 'unknown' ? 'invisible' : undefined}>
        <SignInLinks token={token} />
      </div>
    )

  async function take() {
    setIncomplete(undefined)
    await run(async () => {
      const answer = await takeBasket(token, chosen)
      await onTaken()
      if (answer.skipped.length > 0) setIncomplete(answer)
      else await navigate(pathOf('/checkout'))
    })
  }

  return (
    <div className="mt-4 grid gap-2 foot-bar:grid-cols-[auto_1fr] foot-bar:gap-x-4" data-foot-bar>
      <p className="hidden text-micro text-ink-3 foot-bar:block" aria-hidden="true">
        <b className="block text-price font-bold text-ink">{pays}</b>
        {count}
      </p>
      <button
        type="button"
        className="btn btn-primary btn-lead"
        disabled={chosen.length === 0 || !isReaders}
        aria-busy={isBusy || undefined}
        onClick={() => void take()}
      >
        <Icon name="bag" size={19} />
        {t('shared.take')}
      </button>
      <p role="alert" className="text-madder empty:hidden foot-bar:col-span-2">
        {problem}
      </p>
      {/* Always present, so that its content is read aloud. */}
      <div role="status" className={incomplete ? 'text-amber foot-bar:col-span-2' : 'absolute'}>
        {incomplete && <Incomplete {...incomplete} />}
      </div>
    </div>
  )
}

/** What could not be put in the cart; it stays on the page, which would otherwise change too soon to read it. */
export function Incomplete({ added, skipped }: Pick<CartProtocolAnswer, 'added' | 'skipped'>) {
  const { t, language } = useTranslation('baskets')
  return (
    <>
      <p>{t('shared.skipped', { names: listText(skipped, language) })}</p>
      {added > 0 && (
        <ShopLink to="/cart" className="link text-inherit">
          {t('shared.to-cart')}
        </ShopLink>
      )}
    </>
  )
}
