'use client'
import { Link } from '@/components/ui/link'
import { roleName } from '@/lib/domain/desk/roles'
import { deskMenu } from '../menu/pages'
import { useDesk } from './use-desk'

/** Name and role of the signed-in person; links to their security settings. */
export function PersonName() {
  const { data } = useDesk()
  if (!data) return null
  return (
    <Link
      href={deskMenu.security.href}
      className="tap text-text hover:text-brand max-w-40 truncate text-sm transition-colors max-lg:hidden"
    >
      {data.person_name}
      <span className="text-muted ml-1.5 text-xs">{roleName(data.desk_role)}</span>
    </Link>
  )
}
