import {
  type Address,
  type AddressBook,
  type AddressChange,
  checkoutPaths,
  type SavedAddress,
} from '#contract/checkout.ts'
import { FetchError } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

const { addresses, address } = checkoutPaths

/** What one can do with one's addresses. Removing shows at once and can be undone. */
export function useAddressBook() {
  const { t } = useTranslation('account')
  const refresh = () => refreshAccountData(addresses)

  async function add(change: AddressChange) {
    await callAccount(addresses, { method: 'POST', body: change })
    await refresh()
    toast('success', t('addresses.saved'))
  }

  async function change(id: number, changed: AddressChange) {
    await callAccount(address(id), { method: 'PUT', body: changed })
    await refresh()
    toast('success', t('addresses.saved'))
  }

  async function makeDefault(saved: SavedAddress) {
    const { id, ...rest } = saved
    await callAccount(address(id), { method: 'PUT', body: { ...rest, is_default: true } }).catch(tellFailure)
    await refresh()
  }

  async function remove(saved: SavedAddress) {
    const { id, ...rest } = saved
    await changeAccountData<AddressBook>(addresses, ({ data }) => ({
      data: data.filter((other) => other.id !== id),
    }))
    try {
      await callAccount(address(id), { method: 'DELETE' })
      toast('success', t('addresses.removed'), { label: t('addresses.undo'), run: () => void undo(rest) })
    } catch (error) {
      tellFailure(error)
    }
    await refresh()
  }

  async function undo(removed: Address & { is_default: boolean }) {
    await callAccount(addresses, { method: 'POST', body: removed }).catch(() =>
      toast('error', t('addresses.undo-failed')),
    )
    await refresh()
  }

  function tellFailure(error: unknown) {
    const told = error instanceof FetchError ? error.message : undefined
    toast('error', told ?? t('addresses.change-failed'))
  }

  return { add, change, makeDefault, remove }
}
