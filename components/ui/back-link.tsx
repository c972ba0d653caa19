import { BarIcon } from './bar-icon'
import { cx } from './cx'
import { Link } from './link'

interface BackLinkProps {
  /** The page above this one, where 返回 leads on a visit that began here. */
  href: string
  /** 返回 always leads to `href`, where the step before must not be repeated. */
  isDirect?: boolean
  className?: string
}

/** 返回 at the left end of a bar, on phones only; components/layout/phone-behaviour goes one step back in the history. */
export const BackLink = ({ href, isDirect = false, className }: BackLinkProps) => (
  <Link
    href={href}
    aria-label="返回"
    {...(!isDirect && { 'data-back': '' })}
    className={cx('text-ink flex size-11 items-center justify-center md:hidden', className)}
  >
    <BarIcon name="back" className="size-6" />
  </Link>
)
