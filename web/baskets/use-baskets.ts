import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket, BasketList } from '#contract/baskets.ts'
import { changeAccountData, reloadAccountData, useAccountData } from '../platform/session/account-data.ts'
import { callAccount } from '../platform/session/session.ts'

export type BasketAt = { clientId: number; id: number }

export function useBaskets(clientId: number) {
  return useAccountData<BasketList>(basketPaths.list(clientId))
}

export function startBasket(clientId: number): Promise<Basket> {
  return callAccount<Basket>(basketPaths.list(clientId), { method: 'POST' })
}

export async function sendBasket({ clientId, id }: BasketAt): Promise<void> {
  await showChanged(clientId, await callAccount<Basket>(basketPaths.email(clientId, id), { method: 'POST' }))
}

export async function withdrawBasket({ clientId, id }: BasketAt): Promise<void> {
  const path = basketPaths.withdrawal(clientId, id)
  await showChanged(clientId, await callAccount<Basket>(path, { method: 'POST' }))
}

/** Returns what the shop says. */
export async function deleteDraft({ clientId, id }: BasketAt): Promise<string> {
  const path = basketPaths.one(clientId, id)
  const { message } = await callAccount<{ message: string }>(path, { method: 'DELETE' })
  await changeAccountData<BasketList>(basketPaths.list(clientId), ({ data }) => ({
    data: data.filter((each) => each.id !== id),
  }))
  return message
}

/** Everywhere it is shown. What the shop has just said is not asked for again. */
export async function showChanged(clientId: number, basket: Basket): Promise<void> {
  await changeAccountData<Basket>(basketPaths.one(clientId, basket.id), () => basket)
  await reloadAccountData(basketPaths.list(clientId))
}
