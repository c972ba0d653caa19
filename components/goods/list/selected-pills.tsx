import { X } from '@/components/ui/icons/x'
import { Link } from '@/components/ui/link'

export interface SelectedFilter {
  /** Kind of the filter, such as 品牌. */
  kind: string
  label: string
  /** The list without the filter. */
  href: string
}

/** The selected filters; each links to the list without it. */
export function SelectedPills({ filters, clearHref }: { filters: SelectedFilter[]; clearHref: string }) {
  if (filters.length === 0) return null
  return (
    <div
      role="group"
      aria-label="已选条件"
      className="scrolled-on-phones mb-3 flex flex-wrap items-center gap-2 text-xs"
    >
      {filters.map((filter) => (
        <Link
          key={`${filter.kind}${filter.label}`}
          href={filter.href}
          rel="nofollow"
          aria-label={`移除 ${filter.kind} ${filter.label}`}
          className="border-brand/40 bg-brand-tint text-brand-deep hover:border-brand inline-flex h-7 items-center gap-1 rounded-full border px-3 transition-colors max-md:h-9"
        >
          <span className="text-text">{filter.kind}：</span>
          {filter.label}
          <X className="size-3" aria-hidden />
        </Link>
      ))}
      {filters.length > 1 && (
        <Link href={clearHref} rel="nofollow" className="text-link hover:text-brand px-1">
          清空
        </Link>
      )}
    </div>
  )
}
