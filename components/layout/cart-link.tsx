'use client'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { useCartHref } from '@/lib/client/cart/guest-presence'

/** A link to the cart; for guests without one to the login page (spec 1 §2). */
export function CartLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  return <Link {...props} href={useCartHref()} />
}
