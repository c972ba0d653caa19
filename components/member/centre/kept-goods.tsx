'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { query } from '@/lib/client/query'
import { shownPrice } from '@/lib/domain/price'
import { soldGoodsHref } from '@/lib/web/points-href'
import { MemberPanel } from '../panel'

/** Products of each list: one row. */
const shownCount = 4
/** The first page of either list; the member centre shows their totals, too. */
export const keptInput = { page: 1, pageSize: shownCount }

interface KeptProduct {
  id: number
  name: string
  picture: string | undefined
  cents: number
  /** Only of a product of the points mall. */
  points: number | undefined
}

/** The last favourites and the last visits. Without any nothing is shown: their pages say how to get some. */
export function KeptGoods() {
  const input = keptInput
  const meta = { silent: true }
  const favourites = useQuery(query.collect.goods.queryOptions({ input, meta }))
  const visits = useQuery(query.collect.history.queryOptions({ input, meta }))
  return (
    <div className="grid gap-4 max-md:gap-3 lg:grid-cols-2 lg:*:only:col-span-2">
      <KeptRow
        title="我的收藏"
        href="/member/collector"
        goods={(favourites.data?.list ?? []).map(({ item_id, name, pics, price, item_type, point }) => ({
          id: item_id,
          name,
          picture: pics[0],
          cents: price,
          points: item_type === 'pointsmall' ? point : undefined,
        }))}
      />
      <KeptRow
        title="我的足迹"
        href="/member/foottrace"
        goods={(visits.data?.list ?? []).map(({ itemData }) => ({
          id: itemData.goods_id,
          name: itemData.item_name,
          picture: itemData.pics[0],
          cents: shownPrice(itemData).cents,
          points: itemData.point,
        }))}
      />
    </div>
  )
}

function KeptRow({ title, href, goods }: { title: string; href: string; goods: readonly KeptProduct[] }) {
  if (goods.length === 0) return null
  return (
    <MemberPanel
      title={title}
      action={
        <Link
          href={href}
          aria-label={`查看全部 ${title}`}
          className="tap text-muted hover:text-brand text-sm"
        >
          查看全部
        </Link>
      }
    >
      <ul className="grid grid-cols-4 gap-3">
        {goods.map(({ id, name, picture, cents, points }) => (
          <li key={id} className="min-w-0">
            <Link href={soldGoodsHref(id, points !== undefined)} className="group block">
              <Picture src={picture} alt="" ratio="1/1" className="rounded-control" />
              <p className="text-text group-hover:text-brand mt-2 truncate text-sm transition-colors max-md:text-xs">
                {name}
              </p>
              {points === undefined ? (
                <Price cents={cents} className="mt-1 block text-sm font-semibold" />
              ) : (
                <PointsPrice points={points} cents={cents} className="mt-1 text-sm" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </MemberPanel>
  )
}
