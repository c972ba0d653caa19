'use client'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { loginHref, useSession } from '@/lib/client/session'

/** A link to the cart; for guests to the login page (spec 1 §2). */
export function CartLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const user = useSession()
  return <Link {...props} href={user === null ? loginHref('/cart') : '/cart'} />
}
