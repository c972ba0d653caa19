import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'

/** Mark and word of the mall; leads home. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <Link
      href="/"
      aria-label={`${name}首页`}
      className={cx('inline-flex shrink-0 items-center gap-2.5', className)}
    >
      <img src="/media/logo/mark.svg" alt="" width={40} height={40} className="size-10 max-md:size-8" />
      <span className="text-ink text-[1.625rem] leading-none font-bold tracking-wide max-md:hidden">
        {name}
      </span>
    </Link>
  )
}
