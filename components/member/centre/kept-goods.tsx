'use client'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { SkeletonGrid } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { shownPrice } from '@/lib/domain/goods/price'
import { soldGoodsHref } from '@/lib/web/points-href'
import { emptyTexts } from '../empty-texts'
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

/** The last favourites and the last visits; without any, the texts of their pages and a way to the mall (spec 3 §5). */
export function KeptGoods() {
  const input = keptInput
  const meta = { silent: true }
  const favourites = useQuery(query.favourite.goods.queryOptions({ input, meta }))
  const visits = useQuery(query.favourite.history.queryOptions({ input, meta }))
  return (
    <div className="grid gap-4 max-md:gap-3 lg:grid-cols-2">
      <KeptRow
        title="我的收藏"
        href="/member/collector"
        emptyText={emptyTexts.favourites}
        isFailed={favourites.isError}
        onRetry={() => void favourites.refetch()}
        goods={favourites.data?.list.map(({ item_id, name, pics, price, item_type, point }) => ({
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
        emptyText={emptyTexts.visits}
        isFailed={visits.isError}
        onRetry={() => void visits.refetch()}
        goods={visits.data?.list.map(({ itemData }) => ({
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

interface KeptRowProps {
  title: string
  href: string
  /** Undefined while they load. */
  goods: readonly KeptProduct[] | undefined
  emptyText: string
  isFailed: boolean
  onRetry: () => void
}

function KeptRow({ title, href, goods, emptyText, isFailed, onRetry }: KeptRowProps) {
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
      {goods ? (
        goods.length > 0 ? (
          <KeptCards goods={goods} />
        ) : (
          <div className="flex min-h-40 flex-col items-center justify-center gap-4 text-center">
            <p className="text-muted text-sm">{emptyText}</p>
            <ButtonLink href="/items" variant="outline" className="max-md:h-11">
              去逛逛
            </ButtonLink>
          </div>
        )
      ) : isFailed ? (
        <ErrorState small onRetry={onRetry} />
      ) : (
        <SkeletonGrid
          count={shownCount}
          className="cards-4 grid min-h-40 gap-3 [--card-min:4rem] md:[--card-min:5rem]"
          cell="aspect-square"
        />
      )}
    </MemberPanel>
  )
}

function KeptCards({ goods }: { goods: readonly KeptProduct[] }) {
  return (
    <ul className="cards-4 grid min-h-40 gap-3 [--card-min:4rem] md:[--card-min:5rem]">
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
  )
}
