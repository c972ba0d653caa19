import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { GoodsListInput, GoodsListItem } from '@/lib/contract/catalogue/goods'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { isRefused, nullIfNotFound } from './null-if-not-found'

/** A product as a guest sees it, by the id of any of its SKUs; null when it does not exist. */
const getGoods = cache((itemId: number) => {
  const { life, tags } = profiles.goods
  return cached({ life, tags: tags(itemId) }, ['goods', itemId], async () => {
    const goods = await nullIfNotFound(
      mallApi.goods.detail({ item_id: itemId, is_tdk: true, rich_text: 'blocks' }),
    )
    return goods && 'goods_id' in goods ? goods : null
  })
})

/** A product by the id of any of its SKUs; renders the 404 page when it does not exist. */
export async function getGoodsOr404(itemId: number) {
  return (await getGoods(itemId)) ?? notFound()
}

/** The input of a list call. */
type GoodsListQuery = Parameters<typeof mallApi.goods.list>[0]

type ListKey = Pick<
  GoodsListInput,
  'category_id' | 'main_category' | 'brand_id' | 'tag' | 'page' | 'pageSize'
>

/**
 * A cached list holds which products it shows; their cards are cached per product, so that a changed price invalidates
 * one tag and is seen in every list.
 */
async function withCards<T extends { list: GoodsListItem[] }>(answer: T): Promise<T> {
  const list = await listGoodsCards(answer.list.map(({ goods_id }) => goods_id))
  return { ...answer, list }
}

const readList = (input: ListKey) => {
  const { life, tags } = profiles.goodsList
  return cached({ life, tags: tags() }, ['goods-list', JSON.stringify(input)], () =>
    mallApi.goods.list({ ...input, is_tdk: true }),
  )
}

/** React's `cache` compares arguments by identity, so inputs travel as JSON. */
const listByKey = cache(async (key: string) => {
  const input = JSON.parse(key) as ListKey
  const { page = 1, pageSize } = input
  if (page > 1 && pageSize) {
    // Any number of pages past the end can be asked for; they are empty and not worth an entry each.
    const first = await readList({ ...input, page: 1 })
    if ((page - 1) * pageSize >= first.total_count) return { ...first, list: [] }
  }
  return withCards(await readList(input))
})

/** A page of an indexable product list; empty past its end. */
export const listGoods = (input: ListKey) => listByKey(JSON.stringify(input))

const searchByKey = cache(
  async (key: string): Promise<{ refusal: string } | Awaited<ReturnType<typeof listGoods>>> => {
    const input = JSON.parse(key) as GoodsListQuery
    try {
      return await mallApi.goods.list({ ...input, is_tdk: true })
    } catch (error) {
      if (isRefused(error) && error instanceof Error) return { refusal: error.message }
      throw error
    }
  },
)

/**
 * A search or a filtered list. Not cached: combinations rarely repeat. A refusal (characters that cannot be searched,
 * an invalid price) is returned as its Chinese message.
 */
export const searchGoods = (input: GoodsListQuery) => searchByKey(JSON.stringify(input))

/** On-sale products in the operator's sort, the newest of one rank first, the same for all visitors. */
export const listRecommended = cache(async (page: number, pageSize: number) => {
  const { life, tags } = profiles.recommend
  return withCards(
    await cached({ life, tags: tags() }, ['recommend', page, pageSize], () =>
      mallApi.goods.recommend({ page, pageSize, newest: true }),
    ),
  )
})

const listCardsByKey = cache((key: string): Promise<GoodsListItem[]> => {
  const { life, tags } = profiles.cards
  const ids = JSON.parse(key) as number[]
  if (ids.length === 0) return Promise.resolve([])
  return cached({ life, tags: tags(ids) }, ['cards', key], async () => {
    const { list } = await mallApi.goods.list({ page: 1, pageSize: 50, item_id: ids })
    const byId = new Map(list.map((goods) => [goods.goods_id, goods]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })
})

/** Product cards by goods id, in the given sequence; at most 50 ids (contract goods §2.1). */
export const listGoodsCards = (ids: readonly number[]) => listCardsByKey(JSON.stringify(ids))
