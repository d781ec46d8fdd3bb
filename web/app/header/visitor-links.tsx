import type { KeyOf } from '#domain/text-keys.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../../platform/links.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

export const drawerEntry =
  'flex min-h-11.75 items-center gap-3.5 px-4 font-strong aria-[current]:bg-tint aria-[current]:text-bottle aria-[current]:[box-shadow:inset_3px_0_0_var(--color-bottle)]'

type Entry = { text: KeyOf<'shop'>; path: string; icon: IconName }

const own: readonly Entry[] = [
  { text: 'account.log-in', path: '/login', icon: 'user' },
  { text: 'account.register', path: '/onboarding/register-as', icon: 'edit' },
  { text: 'navigation.wishlist', path: '/wishlist', icon: 'heart' },
]
const help: readonly Entry[] = [
  { text: 'footer.delivery', path: '/delivery', icon: 'truck' },
  { text: 'footer.returns', path: '/returns', icon: 'box' },
  { text: 'footer.contact', path: '/contact', icon: 'mail' },
]

/** In the mobile drawer, where logged-in users have their account links. */
export function VisitorLinks() {
  return (
    <>
      <Entries entries={own} />
      <Rule />
    </>
  )
}

export function HelpLinks() {
  return (
    <>
      <Rule />
      <Entries entries={help} />
    </>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('shop')
  return entries.map(({ text, path, icon }) => (
    <ShopNavLink key={path} to={path} className={drawerEntry}>
      <Icon name={icon} size={21} />
      {t(text)}
    </ShopNavLink>
  ))
}

const Rule = () => <div className="double-rule mx-4 my-2" />
