import { cx } from '@/components/ui/cx'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { ChevronUp } from '@/components/ui/icons/chevron-up'
import { Link } from '@/components/ui/link'

const tab =
  'flex h-11 items-center gap-1 border-b-2 px-4 text-sm whitespace-nowrap transition-colors max-md:justify-center max-md:px-1'
const look = (chosen: boolean) =>
  chosen ? 'border-brand font-medium text-brand' : 'border-transparent text-text hover:text-brand'

/** Sorts of a list by `goodsSort`; 价格 toggles between two. */
const tabs = [
  { label: '综合', sort: undefined },
  { label: '销量', sort: 1 },
  { label: '上新', sort: 4 },
] as const
const newest = 4
const priceDown = 2
const priceUp = 3

interface SortTabsProps {
  sort: number | undefined
  /** The URL of the list in a sort. */
  href: (sort: number | undefined) => string
  /** On phones without 上新, to leave room beside the tabs. */
  isBrief?: boolean
}

/** 综合 | 销量 | 上新 | 价格 of a product list. Sorted lists are nofollow. */
export function SortTabs({ sort, href, isBrief = false }: SortTabsProps) {
  const byPrice = sort === priceDown || sort === priceUp
  return (
    <nav
      aria-label="排序"
      className="flex max-md:grid max-md:flex-1 max-md:auto-cols-fr max-md:grid-flow-col"
    >
      {tabs.map(({ label, sort: own }) => (
        <Link
          key={label}
          href={href(own)}
          rel="nofollow"
          aria-current={sort === own ? 'true' : undefined}
          className={cx(
            tab,
            look(sort === own),
            isBrief && own === newest && sort !== own && 'max-md:hidden',
          )}
        >
          {label}
        </Link>
      ))}
      <Link
        href={href(sort === priceUp ? priceDown : priceUp)}
        rel="nofollow"
        aria-current={byPrice ? 'true' : undefined}
        aria-label={sort === priceUp ? '价格从高到低' : '价格从低到高'}
        className={cx(tab, look(byPrice))}
      >
        价格
        <span className="flex flex-col" aria-hidden>
          <ChevronUp className={cx('-mb-1 size-3.5', sort === priceUp ? 'text-brand' : 'text-faint')} />
          <ChevronDown className={cx('-mt-1 size-3.5', sort === priceDown ? 'text-brand' : 'text-faint')} />
        </span>
      </Link>
    </nav>
  )
}
