/** Where one buys, wishes, or looks at a protocol as its client does. */
const hidden = ['cart', 'wishlist', 'checkout', 'protocols']

export function hidesBuilder(pathname: string): boolean {
  const [, , page = ''] = pathname.split('/')
  return hidden.includes(page)
}
