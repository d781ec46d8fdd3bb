import { useState } from 'react'
import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAction } from '../../platform/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { MenuAction } from '../../ui/menu-action.tsx'
import { changeRenewal } from './change-renewal.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'

/** Marks a renewal as contacted; its row or card has the room to say why that failed. */
export function useMarkContacted({ id }: Renewal) {
  const { problem, run } = useAction()
  return { problem, markContacted: () => run(() => changeRenewal(id, { is_contacted: true })) }
}

type RenewalMenuProps = { renewal: Renewal; onContacted(): void }

/** What else can be done about a renewal. */
export function RenewalMenu({ renewal, onContacted }: RenewalMenuProps) {
  const { t } = useTranslation('renewals')
  const [isSnoozing, setSnoozing] = useState(false)
  const { client, protocol, group, contact } = renewal
  const isOpen = group !== 'on_track' && group !== 'set_aside'

  return (
    <>
      <Menu
        label={t('more', { name: personName(client) })}
        button={<Icon name="dots" size={18} />}
        buttonClass="-mt-2 -mr-2.5 w-11 justify-center text-ink-2 hover:bg-tint"
      >
        {isOpen && !contact && <MenuAction onPress={onContacted}>{t('mark-contacted')}</MenuAction>}
        {isOpen && <MenuAction onPress={() => setSnoozing(true)}>{t('snooze')}</MenuAction>}
        <li>
          <ShopLink to={`/account/practitioner/clients/${client.id}`} className={menuItem}>
            {t('open-client')}
          </ShopLink>
        </li>
        <li>
          <ShopLink to={`/account/practitioner/protocols/${protocol.id}`} className={menuItem}>
            {t('open-protocol')}
          </ShopLink>
        </li>
      </Menu>
      {isSnoozing && <SnoozeDialog renewal={renewal} onClose={() => setSnoozing(false)} />}
    </>
  )
}
