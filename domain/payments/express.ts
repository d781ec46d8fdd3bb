/** Methods, by the provider's name, that lead from the cart straight to the review of the order. */
export const expressMethods = ['paypal', 'applepay'] as const
export type ExpressMethodName = (typeof expressMethods)[number]

export function isExpressMethod(providerMethod: string): providerMethod is ExpressMethodName {
  return expressMethods.some((name) => name === providerMethod)
}

/** The parameter of the checkout’s URL that names the method, by the shop's key. */
export const expressParameter = 'pay'

export function expressPath(key: string): string {
  return `/checkout?${expressParameter}=${encodeURIComponent(key)}`
}
