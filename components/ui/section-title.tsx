import type { ReactNode } from 'react'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Link } from './link'

interface SectionTitleProps {
  children: ReactNode
  /** Small text after the title. */
  note?: ReactNode
  more?: { href: string; label: string }
}

/** The title of a built-in section of the home page. */
export function SectionTitle({ children, note, more }: SectionTitleProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-4 max-md:mb-3">
      <h2 className="text-section text-ink font-semibold max-md:text-lg">
        {children}
        {note && <span className="text-muted ml-3 text-sm font-normal max-md:text-xs">{note}</span>}
      </h2>
      {more && (
        <Link href={more.href} className="text-muted hover:text-brand flex shrink-0 items-center text-sm">
          {more.label}
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      )}
    </div>
  )
}
