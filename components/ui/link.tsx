import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the mall, or an absolute http(s) URL, which opens in a new tab. */
  href: string
  /** Replaces the current history entry. */
  replace?: boolean
  /** False keeps the scroll position. */
  scroll?: boolean
}

/**
 * The link of the mall. External URLs open in a new tab without a referrer; own paths are plain anchors, which
 * `ClientNavigation` follows without a page load. A page has hundreds of links, so a link has no JavaScript of its own.
 */
export function Link({ href, replace, scroll, ...rest }: LinkProps) {
  if (/^https?:\/\//i.test(href)) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />
  return (
    <a
      {...rest}
      href={href}
      // Undefined props would still be serialized into the page's data, hundreds of times.
      {...(replace && { 'data-replace': '' })}
      {...(scroll === false && { 'data-keep-scroll': '' })}
    />
  )
}
