import { createContext, useContext } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import type { ApiPath } from '#contract/calls.ts'
import { guestPaths, orderPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages.ts'
import { fetchApi, isTransient } from './call-api.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { refreshAccountData } from './session/account-data.ts'
import { callAccount, fetchAccount } from './session/session.ts'

type OrderCall = { method: string; body?: unknown; idempotencyKey?: string }

/** How the order on a page is reached: with the account that placed it, or by a guest with its link. */
export type OrderAccess = {
  isGuest: boolean
  /** Path of the order's page, without the language. */
  pageOf(orderId: number): string
  pathsOf(orderId: number): {
    cancel: ApiPath
    /** Cancels it unpaid, so that its items can be changed. */
    change: ApiPath
    payments: ApiPath
    document(number: string): ApiPath
  }
  call<Answer>(path: ApiPath, call: OrderCall): Promise<Answer>
  open(path: ApiPath): Promise<Response>
  refresh(): Promise<unknown>
}

const accountAccess: OrderAccess = {
  isGuest: false,
  pageOf: (id) => `/account/orders/${id}`,
  pathsOf: (id) => ({
    cancel: orderPaths.cancel(id),
    change: orderPaths.change(id),
    payments: orderPaths.payments(id),
    document: (number) => orderPaths.document(id, number),
  }),
  call: callAccount,
  open: (path) => fetchAccount(path),
  refresh: () => refreshAccountData(orderPaths.list),
}

export function guestAccess(token: string, language: Language): OrderAccess {
  const open = (path: ApiPath, call: Partial<OrderCall> = {}) => fetchApi(path, { ...call, language })
  return {
    isGuest: true,
    pageOf: () => `/guest-orders/${token}`,
    pathsOf: () => ({
      cancel: guestPaths.cancel(token),
      change: guestPaths.change(token),
      payments: guestPaths.payments(token),
      document: (number) => guestPaths.document(token, number),
    }),
    call: async (path, call) => (await open(path, call)).json(),
    open,
    refresh: () => refreshAccountData(guestPaths.one(token)),
  }
}

const Access = createContext(accountAccess)
export const OrderAccessProvider = Access.Provider

export function useOrderAccess(): OrderAccess {
  return useContext(Access)
}

/** A guest's order. */
export function useGuestOrder(token: string | undefined): SWRResponse<Order, Error> {
  const { language } = useTranslation('shop')
  return useSWR<Order, Error, [ApiPath, Language] | null>(
    token ? [guestPaths.one(token), language] : null,
    async ([path]) => (await fetchApi(path, { language })).json(),
    { shouldRetryOnError: isTransient },
  )
}
