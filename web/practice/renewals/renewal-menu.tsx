import { useState } from 'react'
import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { MenuAction } from '../../ui/menu-action.tsx'
import { changeRenewal } from './change-renewal.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'

/** What else can be done about a renewal. */
export function RenewalMenu({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation('renewals')
  const [isSnoozing, setSnoozing] = useState(false)
  const { id, client, protocol, group, contact } = renewal
  const isOpen = group !== 'on_track' && group !== 'set_aside'

  async function markContacted() {
    try {
      await changeRenewal(id, { is_contacted: true })
    } catch (error) {
      toast('error', errorText(error, t))
    }
  }

  return (
    <>
      <Menu
        label={t('more', { name: personName(client) })}
        button={<Icon name="dots" size={18} />}
        buttonClass="-mt-2 -mr-2.5 w-11 justify-center text-ink-2 hover:bg-tint"
      >
        {isOpen && !contact && (
          <MenuAction onPress={() => void markContacted()}>{t('mark-contacted')}</MenuAction>
        )}
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
