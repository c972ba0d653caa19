'use client'
import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { deskMenu, type DeskEntry } from './menu'
import { useDesk } from './use-desk'

const look = 'tap hover:text-brand transition-colors'

/** The part of the merchants' pages that one is in, beside the logo: 商家中心, 运营中心 of operators, or 商家入驻. */
export function FrameTitle() {
  return usePathname().includes('/shopadmin') ? (
    <DeskTitle />
  ) : (
    <Link href="/shop/review" className={look}>
      商家入驻
    </Link>
  )
}

function DeskTitle() {
  const { href, title, operatorTitle }: DeskEntry = deskMenu.home
  const isOperator = useDesk().data?.shop === null
  return (
    <Link href={href} className={look}>
      {isOperator ? operatorTitle : title}
    </Link>
  )
}
