'use client'
import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'

/** The part of the merchants' pages that one is in, beside the logo: 商家中心 or 商家入驻. */
export function FrameTitle() {
  const isHome = usePathname().includes('/shopadmin')
  return (
    <Link
      href={isHome ? '/shopadmin/index' : '/shop/review'}
      className="border-line text-text hover:text-brand ml-5 border-l pl-5 text-lg leading-7 max-md:ml-3 max-md:pl-3 max-md:text-base"
    >
      {isHome ? '商家中心' : '商家入驻'}
    </Link>
  )
}
