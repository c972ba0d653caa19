'use client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import type { PackageDetail } from '@/lib/contract/catalogue/packages'
import { PackageCard } from './package-card'

export interface PackageListProps {
  goodsId: number
  /** The packages as the cached page knows them; they are read again, because one may have ended. */
  offers: readonly PackageDetail[]
}

/** 优惠套装: the packages that contain a product; nothing without any. */
export default function PackageList(props: PackageListProps) {
  return (
    <Providers>
      <Packages {...props} />
    </Providers>
  )
}

function Packages({ goodsId, offers: known }: PackageListProps) {
  const { data } = useQuery({
    ...query.packages.list.queryOptions({ input: { item_id: goodsId }, meta: { silent: true } }),
    initialData: { list: [...known], total_count: known.length },
    initialDataUpdatedAt: 0,
  })
  const details = useQueries({
    queries: known
      .filter(({ package_id: id }) => data.list.some((one) => one.package_id === id))
      .map((offer) => ({
        ...query.packages.detail.queryOptions({
          input: { package_id: offer.package_id },
          meta: { silent: true },
        }),
        initialData: offer,
        initialDataUpdatedAt: 0,
      })),
  })
  // One that is refused since has ended.
  const offers = details.flatMap(({ data: offer, isError }) => (isError ? [] : offer))
  if (offers.length === 0) return null
  return (
    <section
      aria-label="优惠套装"
      className="bg-card border-line rounded-card mt-4 border p-6 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4"
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
