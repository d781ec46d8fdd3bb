import { useState } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../../platform/links.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PrintDrawer } from '../../print/print-drawer.tsx'
import { builder } from '../store.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** What can be done with the protocol as a whole. */
export function ActiveMenu({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const [layer, setLayer] = useState<'print' | 'delete'>()
  const close = () => setLayer(undefined)
  const { protocol_id: id } = protocol
  const page = `/account/practitioner/protocols/${id}`
  return (
    <>
      <Menu label={t('active.menu')} button={<Icon name="dots" size={20} />}>
        <li>
          <button type="button" className="menu-item w-full gap-3" onClick={() => void builder.duplicate(id)}>
            <Icon name="copy" size={18} />
            {t('duplicate')}
          </button>
        </li>
        <li>
          <button type="button" className="menu-item w-full gap-3" onClick={() => builder.startEditing()}>
            <Icon name="edit" size={18} />
            {t('active.edit-short')}
          </button>
        </li>
        <li>
          <ShopLink to={page} className="menu-item gap-3">
            <Icon name="file" size={18} />
            {t('active.open-page')}
          </ShopLink>
        </li>
        <li>
          <button type="button" className="menu-item w-full gap-3" onClick={() => setLayer('print')}>
            <Icon name="print" size={18} />
            {t('active.print')}
          </button>
        </li>
        <li className="text-madder">
          <button type="button" className="menu-item w-full gap-3" onClick={() => setLayer('delete')}>
            <Icon name="trash" size={18} />
            {t('delete')}
          </button>
        </li>
      </Menu>
      {layer === 'print' && <PrintDrawer protocol={protocol} onClose={close} />}
      {layer === 'delete' && <DeleteDialog protocol={protocol} onClose={close} />}
    </>
  )
}
