'use client'
import { useQuery } from '@tanstack/react-query'
import { GoodsGrid } from '@/components/goods/goods-grid'
import { Link } from '@/components/ui/link'
import { SkeletonCards } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { listHref } from '@/lib/web/list-href'
import { useStaffDoor } from './use-staff-door'

/** Two rows of the widest grid. */
const shownGoods = 10

/** Below the text of a missing page: the categories of the mall, and recommended products. */
export default function MissingMore() {
  // The document is the same for every missing page and is rendered without the database.
  return useHydrated() ? (
    <Providers>
      <More />
    </Providers>
  ) : (
    <SkeletonCards count={shownGoods} className="mt-6" />
  )
}

function More() {
  useStaffDoor()
  const meta = { silent: true }
  const categories = useQuery(query.category.tree.queryOptions({ input: {}, meta }))
  const goods = useQuery(
    query.goods.recommend.queryOptions({ input: { page: 1, pageSize: shownGoods }, meta }),
  )
  // Both at once: categories that arrive first would push the skeleton down.
  if (categories.isPending || goods.isPending) return <SkeletonCards count={shownGoods} className="mt-6" />
  return (
    <>
      {categories.data && categories.data.length > 0 && (
        <nav aria-label="商品分类" className="rounded-card bg-card mt-4 p-4">
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.data.map(({ category_id, category_name }) => (
              <li key={category_id}>
                <Link
                  href={listHref({ cat_id: category_id })}
                  className="border-line text-text hover:border-brand hover:text-brand inline-flex h-9 items-center rounded-full border px-4 text-sm transition-colors max-md:h-11"
                >
                  {category_name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {goods.data && goods.data.list.length > 0 && (
        <section aria-label="为你推荐" className="mt-6">
          <h2 className="text-ink mb-3 text-lg font-semibold">为你推荐</h2>
          <GoodsGrid goods={goods.data.list} />
        </section>
      )}
    </>
  )
}
