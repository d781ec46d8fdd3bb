import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket, BasketList } from '#contract/baskets.ts'
import { doneIfGone } from '../platform/done-if-gone.ts'
import { changeAccountData, reloadAccountData, useAccountData } from '../platform/session/account-data.ts'
import { callAccount } from '../platform/session/session.ts'

export type BasketKey = { clientId: number; id: number }

export function useBaskets(clientId: number) {
  return useAccountData<BasketList>(basketPaths.list(clientId))
}

export function startBasket(clientId: number): Promise<Basket> {
  return callAccount<Basket>(basketPaths.list(clientId), { method: 'POST' })
}

export async function sendBasket({ clientId, id }: BasketKey): Promise<void> {
  await updateCachedBasket(
    clientId,
    await callAccount<Basket>(basketPaths.email(clientId, id), { method: 'POST' }),
  )
}

export async function withdrawBasket({ clientId, id }: BasketKey): Promise<void> {
  const path = basketPaths.withdrawal(clientId, id)
  await updateCachedBasket(clientId, await callAccount<Basket>(path, { method: 'POST' }))
}

/** Returns the server's message, or undefined if the draft had already been deleted. */
export async function deleteDraft({ clientId, id }: BasketKey): Promise<string | undefined> {
  const path = basketPaths.one(clientId, id)
  const answer = await doneIfGone(callAccount<{ message: string }>(path, { method: 'DELETE' }))
  await changeAccountData<BasketList>(basketPaths.list(clientId), ({ data }) => ({
    data: data.filter((each) => each.id !== id),
  }))
  return answer?.message
}

/** Puts the server's answer into the cache instead of loading it again; only the list is reloaded. */
export async function updateCachedBasket(clientId: number, basket: Basket): Promise<void> {
  await changeAccountData<Basket>(basketPaths.one(clientId, basket.id), () => basket)
  await reloadAccountData(basketPaths.list(clientId))
}
