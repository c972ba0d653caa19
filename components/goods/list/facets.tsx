import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { Link } from '@/components/ui/link'
import { listPath } from '@/lib/web/list-path'

export interface FacetOption {
  key: number | string
  label: string
  /** Number of products, where counted, such as `12` or `340+`. */
  count?: string | undefined
  href: string
  isSelected: boolean
}

interface FacetRowProps {
  label: string
  options: readonly FacetOption[]
  long?: boolean
  /** Another control of the same facet, after the links. */
  children?: ReactNode
}

/** A row of links that narrow a list. Long rows show one line and 更多. */
export function FacetRow({ label, options, long = false, children }: FacetRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="border-line relative flex flex-wrap gap-x-4 border-b border-dashed px-5 py-2 text-sm last:border-b-0 max-md:flex-wrap max-md:gap-x-2 max-md:px-3 lg:flex-nowrap"
    >
      <span className="text-muted w-14 shrink-0 leading-8 max-md:text-xs max-md:leading-8">{label}</span>
      {options.length > 0 && (
        <ul
          className={cx(
            'flex min-w-0 flex-wrap gap-x-1 overflow-hidden max-md:flex-1 max-md:flex-nowrap max-md:overflow-x-auto',
            !children && 'flex-1',
            long && 'max-h-8 pr-14 max-md:max-h-none max-md:pr-0 [div:has(>details[open])>&]:max-h-none',
          )}
        >
          {options.map((option) => (
            <li key={option.key} className="shrink-0">
              <FacetLink option={option}>
                {option.label}
                {option.count !== undefined && (
                  <span translate="no" className="nums text-muted ml-1 text-xs font-normal">
                    ({option.count})
                  </span>
                )}
              </FacetLink>
            </li>
          ))}
        </ul>
      )}
      {children}
      {long && (
        <details className="group absolute top-2 right-5 max-md:hidden">
          <summary className="text-muted hover:text-brand flex h-8 list-none items-center gap-0.5 text-xs [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">更多</span>
            <span className="hidden group-open:inline">收起</span>
            <ChevronDown className="size-3.5 transition-transform group-open:rotate-180" aria-hidden />
          </summary>
        </details>
      )}
    </div>
  )
}

/** Whether the URL is an indexable list. */
function isList(href: string): boolean {
  const [path = '', search = ''] = href.split('?')
  return listPath(path, search) !== null
}

function FacetLink({ option, children }: { option: FacetOption; children: ReactNode }) {
  return (
    <Link
      href={option.href}
      // A single brand or tag is an indexable list; combinations are endless and none of them is indexed.
      rel={isList(option.href) ? undefined : 'nofollow'}
      aria-current={option.isSelected ? 'true' : undefined}
      className={cx(
        'rounded-control flex h-8 items-center px-3 whitespace-nowrap transition-colors',
        option.isSelected ? 'text-brand font-medium' : 'text-text hover:text-brand',
      )}
    >
      {children}
    </Link>
  )
}
