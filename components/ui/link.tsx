import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Own path, or an absolute http(s) address, which opens in a new tab. */
  href: string
  /** Own links are fetched when they are clicked, not when they scroll into view: lists carry hundreds of them. */
  prefetch?: boolean
  replace?: boolean
  scroll?: boolean
}

/** The link of the whole mall: own paths change the page in place, foreign ones open apart and learn nothing of us. */
export function Link({ href, prefetch = false, replace, scroll, children, ...rest }: LinkProps) {
  if (/^https?:\/\//i.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <NextLink {...rest} href={href} prefetch={prefetch} replace={replace} scroll={scroll}>
      {children}
    </NextLink>
  )
}
