import { cx } from '@/components/ui/cx'
import { Store } from '@/components/ui/icons/store'
import { Picture } from '@/components/ui/picture'

/** The square logo of a shop, or an icon without one. */
export function ShopLogo({ logo, className }: { logo: string; className?: string }) {
  if (logo)
    return <Picture src={logo} alt="" width={240} className={cx('rounded-control shrink-0', className)} />
  return (
    <span className={cx('bg-page rounded-control flex shrink-0 items-center justify-center', className)}>
      <Store className="text-muted size-1/2" aria-hidden />
    </span>
  )
}
