import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'

interface LogoProps {
  name: string
  /** The mall's own picture, its name included; empty shows our mark beside the name. */
  picture?: string
  className?: string
}

/** Mark and word of the mall; leads home. */
export function Logo({ name, picture, className }: LogoProps) {
  return (
    <Link
      href="/"
      aria-label={`${name}首页`}
      className={cx('inline-flex shrink-0 items-center gap-2.5', className)}
    >
      {picture ? (
        <img src={picture} alt="" height={44} className="h-11 w-auto max-w-52 object-contain max-md:h-8" />
      ) : (
        <>
          <img src="/media/logo/mark.svg" alt="" width={40} height={40} className="size-10 max-md:size-8" />
          <span className="text-ink text-[1.625rem] leading-none font-bold tracking-wide max-md:hidden">
            {name}
          </span>
        </>
      )}
    </Link>
  )
}
