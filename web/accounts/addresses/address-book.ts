import type { Address, AddressBook, AddressChange, AddressUpdate, SavedAddress } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { KeyPart } from '#domain/text-keys.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { messageOf } from '../../platform/error-text.ts'
import { changeAccountData, refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import { createStore } from '../../platform/store/create-store.ts'
import { closeToast, toast } from '../../platform/toasts/toast.ts'

const { addresses, address } = checkoutPaths
const words = (key: KeyPart<'account:addresses.'>) => sessionContext().t(`account:addresses.${key}`)
const refresh = () => refreshAccountData(addresses)

type AddressProblem = {
  userId: number | undefined
  /** Without one, the address has been removed. */
  addressId?: number
  text: string
}

/** Why the latest action on an address failed, until the next one. */
export const addressProblem = createStore<AddressProblem | undefined>(undefined)

type RemovedAddress = { userId: number | undefined; undo(): void }

/** The address removed last can be restored until the next action. A toast says so, too, but closes. */
export const removedAddress = createStore<RemovedAddress | undefined>(undefined)

/** The actions on a user's addresses. Removing an address shows at once and can be undone. */
export const addressBook = {
  async add(change: AddressChange) {
    begin()
    await callAccount(addresses, { method: 'POST', body: change })
    await refresh()
    toast('success', words('saved'))
  },

  async change(id: number, changed: AddressChange) {
    begin()
    await callAccount(address(id), { method: 'PUT', body: changed })
    await refresh()
    toast('success', words('saved'))
  },

  async makeDefault({ id }: SavedAddress) {
    const owner = begin()
    const body: AddressUpdate = { is_default: true }
    try {
      await callAccount(address(id), { method: 'PUT', body })
      if (owner === currentUserId()) toast('success', words('made-default'))
    } catch (error) {
      notifyFailure(owner, error, id)
    }
    await refresh()
  },

  async remove({ id, ...rest }: SavedAddress) {
    const owner = begin()
    await changeAccountData<AddressBook>(addresses, ({ data }) => ({
      data: data.filter((other) => other.id !== id),
    }))
    try {
      await doneIfGone(callAccount(address(id), { method: 'DELETE' }))
      if (owner !== currentUserId()) return
      const run = () => {
        closeToast(shown)
        if (owner === currentUserId()) void undo(rest)
      }
      const shown = toast('success', words('removed'), { label: words('undo'), run })
      removedAddress.set({ userId: owner, undo: run })
    } catch (error) {
      notifyFailure(owner, error, id)
    }
    await refresh()
  },
}

const currentUserId = () => sessionStore.get().user?.id

/** Forgets the last problem and removal. Returns whose action begins. */
function begin() {
  addressProblem.set(undefined)
  removedAddress.set(undefined)
  return currentUserId()
}

async function undo(removed: Address & { is_default: boolean }): Promise<void> {
  const userId = begin()
  await callAccount(addresses, { method: 'POST', body: removed }).catch(() => {
    if (userId !== currentUserId()) return
    const text = words('undo-failed')
    // Undone from any page: the one with the addresses shows it, too.
    toast('error', text)
    addressProblem.set({ userId, text })
  })
  await refresh()
}

function notifyFailure(userId: number | undefined, error: unknown, addressId: number): void {
  addressProblem.set({ userId, addressId, text: messageOf(error) ?? words('change-failed') })
}
