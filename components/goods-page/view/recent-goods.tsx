'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { api } from '@/lib/client/call/api'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { shownPrice } from '@/lib/domain/goods/price'
import { soldGoodsHref } from '@/lib/web/points-href'
import { readRecent, recentShown } from './recent-store'

interface RecentGoodsProps {
  /** The product of this page, which is left out. */
  goodsId: number
  isMember: boolean
}

/** 最近浏览: the member's browse history, or a guest's from the browser. Nothing while it is empty. */
export default function RecentGoods(props: RecentGoodsProps) {
  return (
    <Providers>
      <Row {...props} />
    </Providers>
  )
}

/** `point`: of a product of the points mall. */
type RecentProduct = GoodsListItem & { point?: number | undefined }

/** Products in the browser's history as they are sold now, latest visit first. */
async function ofBrowser(): Promise<RecentProduct[]> {
  const ids = readRecent()
  if (ids.length === 0) return []
  const { list } = await api.goods.list({ page: 1, pageSize: ids.length, item_id: ids })
  const byId = new Map(list.map((goods) => [goods.goods_id, goods]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Products of the member's history; one more than shown, because the current one is left out. */
async function ofAccount(): Promise<RecentProduct[]> {
  const { list } = await api.favourite.history({ page: 1, pageSize: recentShown + 1 })
  return list.map(({ itemData }) => itemData)
}

function Row({ goodsId, isMember }: RecentGoodsProps) {
  const { data = [] } = useQuery({
    queryKey: [...query.favourite.history.key(), 'recent', isMember, goodsId],
    queryFn: isMember ? ofAccount : ofBrowser,
    meta: { silent: true },
  })
  const shown = data.filter((goods) => goods.goods_id !== goodsId).slice(0, recentShown)
  if (shown.length === 0) return null
  return (
    <section aria-label="最近浏览" className="mt-6">
      <h2 className="text-ink mb-3 flex items-baseline justify-between text-lg font-semibold">
        最近浏览
        {isMember && (
          <Link href="/member/foottrace" className="text-muted hover:text-brand text-xs font-normal">
            全部足迹
          </Link>
        )}
      </h2>
      <ul className="grid grid-cols-5 gap-2.5 max-md:-mx-4 max-md:flex max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-4">
        {shown.map((goods) => {
          const price = shownPrice(goods)
          return (
            <li key={goods.goods_id} className="min-w-0 max-md:w-32 max-md:shrink-0">
              <Link
                href={soldGoodsHref(goods.goods_id, goods.point !== undefined)}
                className="rounded-card border-line bg-card hover:shadow-float flex h-full flex-col border p-3 transition-shadow max-md:p-2"
              >
                <Picture src={goods.pics[0]} alt="" ratio="1/1" className="rounded-control" />
                <span className="text-text mt-2 line-clamp-2 text-xs leading-normal">{goods.item_name}</span>
                {goods.point === undefined ? (
                  <Price cents={price.cents} className="mt-auto pt-1.5 text-base" />
                ) : (
                  <PointsPrice
                    points={goods.point}
                    cents={goods.price}
                    className="mt-auto pt-1.5 text-base"
                  />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
