import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { GoodsListInput, GoodsListItem } from '@/lib/contract/goods'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { mallApi } from './mall-api'
import { isRefused, nullIfNotFound } from './null-if-not-found'

/** One goods as a visitor sees it, by the id of any of its skus; null when it does not exist. */
const getGoods = cache((itemId: number) => {
  const { life, tags } = profiles.goods
  return cached({ life, tags: tags(itemId) }, ['goods', itemId], () =>
    nullIfNotFound(mallApi.goods.detail({ item_id: itemId, is_tdk: true })),
  )
})

/** Like `readGoods`, answering with the 404 page when there is no such goods. */
export async function getGoodsOr404(itemId: number) {
  return (await getGoods(itemId)) ?? notFound()
}

/** What a list page may ask for. */
type GoodsListQuery = Parameters<typeof mallApi.goods.list>[0]

type ListKey = Pick<
  GoodsListInput,
  'category_id' | 'main_category' | 'brand_id' | 'tag' | 'page' | 'pageSize'
>

/**
 * A stored list says which goods it has; what their cards say is read by goods, so that a changed price drops only the
 * tag of that goods and is still seen wherever the goods stands.
 */
async function withCards<T extends { list: GoodsListItem[] }>(answer: T): Promise<T> {
  const list = await listGoodsCards(JSON.stringify(answer.list.map(({ goods_id }) => goods_id)))
  return { ...answer, list }
}

/** A page of an indexable goods list. */
export const listGoods = cache(async (key: string) => {
  const { life, tags } = profiles.goodsList
  const input = JSON.parse(key) as ListKey
  return withCards(
    await cached({ life, tags: tags() }, ['goods-list', key], () =>
      mallApi.goods.list({ ...input, is_tdk: true }),
    ),
  )
})

/**
 * A list that one visitor searched or filtered: asked anew, because nobody else asks for the same. The mall's refusal
 * (characters it cannot search, a price that is none) comes as a sentence.
 */
export const searchGoods = cache(
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

/** On-sale goods by the operator's order, the same for everyone. */
export const listRecommended = cache(async (page: number, pageSize: number) => {
  const { life, tags } = profiles.recommend
  return withCards(
    await cached({ life, tags: tags() }, ['recommend', page, pageSize], () =>
      mallApi.goods.recommend({ page, pageSize }),
    ),
  )
})

export type Recommended = Awaited<ReturnType<typeof listRecommended>>

/** Goods cards by id in the given order, for widgets. */
export const listGoodsCards = cache((key: string) => {
  const { life, tags } = profiles.cards
  const ids = JSON.parse(key) as number[]
  if (ids.length === 0) return Promise.resolve([])
  return cached({ life, tags: tags(ids) }, ['cards', key], async () => {
    const { list } = await mallApi.goods.list({ page: 1, pageSize: 50, item_id: ids })
    const byId = new Map(list.map((goods) => [goods.goods_id, goods]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })
})
