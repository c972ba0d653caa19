import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Own path, or an absolute http(s) address, which opens in a new tab. */
  href: string
  /** Takes the place of this page in the browser's history. */
  replace?: boolean
  /** False keeps the place where the page is scrolled to. */
  scroll?: boolean
}

/**
 * The link of the whole mall: foreign addresses open apart and learn nothing of us, own paths are plain anchors that
 * `SoftLinks` follows without loading the page anew. Hundreds of them stand in a page; none has a script of its own.
 */
export function Link({ href, replace, scroll, ...rest }: LinkProps) {
  if (/^https?:\/\//i.test(href)) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />
  return (
    <a
      {...rest}
      href={href}
      // Props without a value would be written into the page's data, hundreds of times.
      {...(replace && { 'data-replace': '' })}
      {...(scroll === false && { 'data-keep-scroll': '' })}
    />
  )
}
