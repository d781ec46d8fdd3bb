import type { Address, AddressBook, AddressChange, SavedAddress } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { KeyPart } from '#domain/text-keys.ts'
import { messageOf } from '../../platform/error-text.ts'
import { changeAccountData, refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import { toast } from '../../platform/toasts/toast.ts'

const { addresses, address } = checkoutPaths
const words = (key: KeyPart<'account:addresses.'>) => sessionContext().t(`account:addresses.${key}`)
const refresh = () => refreshAccountData(addresses)

/** The actions on a user's addresses. Removing an address shows at once and can be undone. */
export const addressBook = {
  async add(change: AddressChange) {
    await callAccount(addresses, { method: 'POST', body: change })
    await refresh()
    toast('success', words('saved'))
  },

  async change(id: number, changed: AddressChange) {
    await callAccount(address(id), { method: 'PUT', body: changed })
    await refresh()
    toast('success', words('saved'))
  },

  async makeDefault({ id, ...rest }: SavedAddress) {
    await callAccount(address(id), { method: 'PUT', body: { ...rest, is_default: true } }).catch(
      notifyFailure,
    )
    await refresh()
  },

  async remove({ id, ...rest }: SavedAddress) {
    const owner = currentUserId()
    await changeAccountData<AddressBook>(addresses, ({ data }) => ({
      data: data.filter((other) => other.id !== id),
    }))
    try {
      await callAccount(address(id), { method: 'DELETE' })
      if (owner !== currentUserId()) return
      const run = () => void (owner === currentUserId() && undo(rest))
      toast('success', words('removed'), { label: words('undo'), run })
    } catch (error) {
      notifyFailure(error)
    }
    await refresh()
  },
}

const currentUserId = () => sessionStore.get().user?.id

async function undo(removed: Address & { is_default: boolean }): Promise<void> {
  await callAccount(addresses, { method: 'POST', body: removed }).catch(() =>
    toast('error', words('undo-failed')),
  )
  await refresh()
}

function notifyFailure(error: unknown): void {
  toast('error', messageOf(error) ?? words('change-failed'))
}
