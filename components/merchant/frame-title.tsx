'use client'
import { usePathname } from 'next/navigation'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

/** The part of the merchants' pages that one is in, beside the logo: 商家中心 or 商家入驻. */
export function FrameTitle({ className }: { className: string }) {
  const isHome = usePathname().includes('/shopadmin')
  return (
    <Link
      href={isHome ? '/shopadmin/index' : '/shop/review'}
      className={cx(className, 'tap hover:text-brand transition-colors')}
    >
      {isHome ? '商家中心' : '商家入驻'}
    </Link>
  )
}
