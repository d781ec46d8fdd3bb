/** Where a link in a text may lead: a page of the shop, another https page, or an email address. */
export function contentLink(text: string): string | undefined {
  const link = text.trim()
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return link
  if (/^mailto:[^\s<>@?]+@[^\s<>@?]+$/i.test(link)) return link
  const url = URL.parse(link)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}
