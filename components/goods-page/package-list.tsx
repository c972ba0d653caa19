'use client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/query'
import { PackageCard } from './package-card'

/** Packages of a product that are shown. */
const maxShown = 3

/** 优惠套装: the packages that contain a product; nothing without any. */
export function PackageList({ goodsId }: { goodsId: number }) {
  const { data } = useQuery(
    query.packages.list.queryOptions({ input: { item_id: goodsId }, meta: { silent: true } }),
  )
  const details = useQueries({
    queries: (data?.list ?? [])
      .slice(0, maxShown)
      .map(({ package_id }) =>
        query.packages.detail.queryOptions({ input: { package_id }, meta: { silent: true } }),
      ),
  })
  // A package that has just ended is refused, and left out.
  const offers = details.flatMap(({ data: offer }) => offer ?? [])
  if (offers.length === 0) return null
  return (
    <section
      aria-label="优惠套装"
      className="bg-card border-line rounded-card mt-6 border p-6 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4"
    >
      <h2 className="text-ink mb-4 text-lg font-semibold">优惠套装</h2>
      <div className="grid gap-4">
        {offers.map((offer) => (
          <PackageCard key={offer.package_id} offer={offer} />
        ))}
      </div>
    </section>
  )
}
