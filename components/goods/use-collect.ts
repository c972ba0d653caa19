'use client'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'

/** The favourites call answers at most this many at once. */
const pageSize = 100
/** Nobody is asked for more than this; the flag of older favourites then shows as not collected. */
const mostPages = 5

/** All favourites of the member, asked once for every heart on the page. */
async function readCollected(): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { list, total_count } = await api.collect.goods({ page, pageSize })
    ids.push(...list.map((favourite) => favourite.item_id))
    if (list.length === 0 || ids.length >= total_count) break
  }
  return ids
}

const collectedKey = [...query.collect.goods.key(), 'ids']

const favourites = queryOptions({
  queryKey: collectedKey,
  queryFn: readCollected,
  staleTime: 60_000,
  meta: { silent: true },
})

/** Whether the signed-in member keeps this goods, and the way to change it (spec 1 §4). */
export function useCollect(goodsId: number) {
  const client = useQueryClient()
  const collected = useQuery({ ...favourites, select: (ids) => ids.includes(goodsId) })
  const change = useMutation({
    /** Gives whether anything had to be done: a heart that was pressed before it was known may be full already. */
    mutationFn: async (keep: boolean): Promise<boolean> => {
      if ((await client.ensureQueryData(favourites)).includes(goodsId) === keep) return false
      if (keep) await api.collect.addGoods({ item_id: goodsId })
      else await api.collect.removeGoods({ item_ids: [goodsId], is_empty: false })
      return true
    },
    onSuccess: (changed, keep) => {
      if (!changed) return
      client.setQueryData<number[]>(collectedKey, (ids = []) =>
        keep ? [...ids, goodsId] : ids.filter((id) => id !== goodsId),
      )
      void client.invalidateQueries({ queryKey: query.collect.countGoods.key() })
      toast.success(keep ? '商品收藏成功' : '商品移除收藏成功')
    },
  })
  const isCollected = collected.data ?? false
  const toggle = () => {
    if (!change.isPending) change.mutate(!isCollected)
  }
  return { isCollected, toggle, busy: change.isPending }
}
