import { ChevronDown, ChevronUp } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { shopHref, type ShopQuery } from '../shop-href'

const tab =
  'flex h-11 items-center gap-1 border-b-2 px-4 text-sm whitespace-nowrap transition-colors max-md:px-3'
const look = (chosen: boolean) =>
  chosen ? 'border-brand font-medium text-brand' : 'border-transparent text-text hover:text-brand'

const tabs = [
  { label: '综合', sort: undefined },
  { label: '销量', sort: 1 },
  { label: '上新', sort: 4 },
] as const

/** 综合 | 销量 | 上新 | 价格 of a shop's goods, and how many there are; stays under the header. */
export function ShopSort({ query, count }: { query: ShopQuery; count: number }) {
  const { goodsSort: sort } = query
  const href = (goodsSort: number | undefined) => shopHref({ ...query, goodsSort, page: 1 })
  const byPrice = sort === 2 || sort === 3
  return (
    <div className="rounded-card border-line bg-card sticky top-16 z-30 flex items-center gap-4 border px-3 max-md:top-13 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-1">
      <nav aria-label="排序" className="flex max-md:flex-1 max-md:justify-between">
        {tabs.map(({ label, sort: own }) => (
          <Link
            key={label}
            href={href(own)}
            rel="nofollow"
            aria-current={sort === own ? 'true' : undefined}
            className={cx(tab, look(sort === own))}
          >
            {label}
          </Link>
        ))}
        <Link
          href={href(sort === 3 ? 2 : 3)}
          rel="nofollow"
          aria-current={byPrice ? 'true' : undefined}
          aria-label={sort === 3 ? '价格从高到低' : '价格从低到高'}
          className={cx(tab, look(byPrice))}
        >
          价格
          <span className="flex flex-col" aria-hidden>
            <ChevronUp className={cx('-mb-1 size-3.5', sort === 3 ? 'text-brand' : 'text-faint')} />
            <ChevronDown className={cx('-mt-1 size-3.5', sort === 2 ? 'text-brand' : 'text-faint')} />
          </span>
        </Link>
      </nav>
      <p className="text-muted ml-auto text-xs max-md:hidden">
        共<span className="nums text-brand mx-0.5">{count}</span>件商品
      </p>
    </div>
  )
}
