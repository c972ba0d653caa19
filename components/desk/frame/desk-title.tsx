'use client'
import { Link } from '@/components/ui/link'
import { deskMenu, type DeskEntry } from '../menu'
import { useDesk } from '../use-desk'

/** The name of the desk beside the logo: 商家中心, or 运营中心 of an operator. */
export function DeskTitle() {
  const { href, title, operatorTitle }: DeskEntry = deskMenu.home
  const isOperator = useDesk().data?.shop === null
  return (
    <Link href={href} className="tap hover:text-brand transition-colors">
      {isOperator ? operatorTitle : title}
    </Link>
  )
}
