'use client'
import { ChevronLeft } from 'lucide-react'
import { Link } from './link'

interface BackLinkProps {
  href: string
  /** Always leads to `href`, where the step before must not be repeated. */
  isDirect?: boolean
}

/** 返回 on phones: one step back in the history of this mall, or to `href` when the visit began here. */
export function BackLink({ href, isDirect = false }: BackLinkProps) {
  return (
    <div className="md:hidden">
      <Link
        href={href}
        aria-label="返回"
        className="text-ink flex size-11 items-center justify-center"
        onClick={(event) => {
          // Without the Navigation API it stays a link.
          if (isDirect || !('navigation' in window) || !window.navigation.canGoBack) return
          event.preventDefault()
          window.history.back()
        }}
      >
        <ChevronLeft className="size-6" aria-hidden />
      </Link>
    </div>
  )
}
