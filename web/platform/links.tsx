import { forwardRef } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import type { Language } from '#domain/languages.ts'
import { useShop } from './shop-context.tsx'

/** Prefixes an internal path with the language, unless it has it already. */
export function languagePath(language: Language, path: string): string {
  const prefix = `/${language}`
  if (path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`)) return path
  return path === '/' ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/, '')}`
}

/** The path of the current page as links within the shop have it. */
export function pathWithoutLanguage(pathname: string): string {
  return `/${pathname.split('/').slice(2).join('/')}`
}

export function useLanguagePath(): (path: string) => string {
  const { language } = useShop()
  return (path) => languagePath(language, path)
}

type To = { to: string }

/** A link within the shop: `to` is the path without the language. */
export const ShopLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'> & To>(function ShopLink(
  { to, ...rest },
  ref,
) {
  return <Link ref={ref} to={useLanguagePath()(to)} {...rest} />
})

export function ShopNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & To) {
  return <NavLink to={useLanguagePath()(to)} {...rest} />
}
