'use client'
import { Link } from '@/components/ui/link'
import { deskMenu } from '../menu/pages'
import { useDesk } from './use-desk'

/** The name of the desk beside the logo: 商家中心, or 运营中心 of an operator; nothing until the role is known. */
export function DeskTitle() {
  const { data } = useDesk()
  if (!data) return null
  return (
    <Link href={deskMenu.home.href} className="tap hover:text-brand transition-colors">
      {data.shop === null ? '运营中心' : '商家中心'}
    </Link>
  )
}
