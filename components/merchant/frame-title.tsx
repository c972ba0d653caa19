'use client'
import { usePathname } from 'next/navigation'
import { places, type Place } from '@/components/desk/places'
import { useDesk } from '@/components/desk/use-desk'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

/** The part of the merchants' pages that one is in, beside the logo: 商家中心, 运营中心 of operators, or 商家入驻. */
export function FrameTitle({ className }: { className: string }) {
  const look = cx(className, 'tap hover:text-brand transition-colors')
  return usePathname().includes('/shopadmin') ? (
    <DeskTitle className={look} />
  ) : (
    <Link href="/shop/review" className={look}>
      商家入驻
    </Link>
  )
}

function DeskTitle({ className }: { className: string }) {
  const { href, title, operatorTitle }: Place = places.home
  const isOperator = useDesk().data?.shop === null
  return (
    <Link href={href} className={className}>
      {isOperator ? operatorTitle : title}
    </Link>
  )
}
