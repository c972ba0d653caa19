'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ownOfferOfRow } from '@/components/goods/card-offer'
import { CardPriceView } from '@/components/goods/card-price-view'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { PointsPrice } from '@/components/ui/points-price'
import { SkeletonCards } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { FavouriteGoods as Favourite } from '@/lib/contract/catalogue/favourite'
import { emptyTexts } from '../empty-texts'
import { MemberPanel } from '../panel'
import { RemovableGoods, unavailableText } from '../removable-goods'
import { useMemberList } from '../use-member-list'

/** Products per page (spec 3 §5). */
const pageSize = 20
const grid = 'grid cards-5 gap-4 max-lg:cards-4 max-md:cards-2 max-md:gap-3'

/** 我的收藏: favourite products, the last one first, with the price that the member pays now (spec 3 §5). */
export function FavouriteGoods() {
  const favourites = useMemberList((at) =>
    query.favourite.goods.queryOptions({ input: { page: at, pageSize }, meta: { silent: true } }),
  )
  const { page, setPage, data, rows: list, isPending, isError, isRefetching, refetch } = favourites
  const total = data?.total_count ?? 0
  const gone = list.filter((goods) => unavailableText(goods) === '已下架')
  // After its last product was removed a page no longer exists.
  const remove = useRemove((count) => data && data.list.length <= count && page > 1 && setPage(page - 1))
  const ask = async (goods: readonly Favourite[], title: string) => {
    const isSure = await confirm({ title, text: '请确认是否移除收藏?', okText: '移除', danger: true })
    if (isSure) remove.mutate(goods.map(({ item_id }) => item_id))
  }
  return (
    <MemberPanel
      title="我的收藏"
      back="/member/user-info"
      note={
        total > 0 && (
          <span className="nums">
            共 <span translate="no">{total}</span> 件商品
          </span>
        )
      }
      action={
        gone.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            loading={remove.isPending}
            onClick={() => void ask(gone, '移除失效商品')}
            className="bar-action"
          >
            移除失效
          </Button>
        )
      }
    >
      {isPending && <SkeletonCards count={5} />}
      {isError && !data && <ErrorState onRetry={refetch} retrying={isRefetching} />}
      {data && list.length === 0 && (
        <Empty text={emptyTexts.favourites} action={{ href: '/items', label: '去逛逛' }} />
      )}
      {data && list.length > 0 && (
        <>
          <ul className={grid}>
            {list.map((goods) => (
              <li key={goods.fav_id} className="min-w-0">
                <RemovableGoods
                  goodsId={goods.item_id}
                  isPoints={goods.item_type === 'pointsmall'}
                  name={goods.name}
                  picture={goods.pics[0]}
                  price={
                    goods.item_type === 'pointsmall' ? (
                      <PointsPrice points={goods.point} cents={goods.price} className="mt-2 text-base" />
                    ) : (
                      <CardPriceView
                        {...ownOfferOfRow({ ...goods, goods_id: goods.item_id, price: goods.item_price })}
                      />
                    )
                  }
                  state={unavailableText(goods)}
                  removeLabel={`移出收藏 ${goods.name}`}
                  busy={remove.isPending && remove.variables.includes(goods.item_id)}
                  onRemove={() => void ask([goods], '移出收藏')}
                />
              </li>
            ))}
          </ul>
          <ListPages
            page={page}
            count={total}
            pageSize={pageSize}
            list={favourites}
            onMore={setPage}
            onTurn={(next) => {
              setPage(next)
              window.scrollTo({ top: 0 })
            }}
          />
        </>
      )}
    </MemberPanel>
  )
}

/** Removes favourites by their `item_id`. */
function useRemove(onRemoved: (count: number) => void) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (itemIds: number[]) => api.favourite.removeGoods({ item_ids: itemIds, is_empty: false }),
    onSuccess: async (_, itemIds) => {
      onRemoved(itemIds.length)
      toast.success('已成功删除')
      await Promise.all([
        client.invalidateQueries({ queryKey: query.favourite.goods.key() }),
        client.invalidateQueries({ queryKey: query.favourite.countGoods.key() }),
      ])
    },
  })
}
