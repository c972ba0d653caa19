import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { GoodsListInput, GoodsListItem } from '@/lib/contract/goods'
import { cached, tagPage } from './cached'
import { profiles } from './cache-manifest'
import { isRefused, orNull } from './or-null'
import { serverApi } from './server-api'

/**
 * Readers of public pages. Each is cached under a profile of the cache manifest and gives what any visitor may see;
 * nothing personal ever passes here.
 */

/** Categories, hot words and saved header and footer: what every page wears. */
export const readFrame = cache(() => {
  const { life, tags } = profiles.frame
  return cached({ life, tags: tags() }, ['frame'], async () => {
    const [categories, keywords, header, footer, site] = await Promise.all([
      serverApi.category.tree({}),
      serverApi.goods.keywords({}),
      serverApi.template.frame({ page_name: 'header' }),
      serverApi.template.frame({ page_name: 'footer' }),
      serverApi.site.frame({}),
    ])
    const saved = (row: typeof header) => (Array.isArray(row) ? '[]' : row.params)
    return { categories, hotWords: keywords.content, header: saved(header), footer: saved(footer), site }
  })
})
export type Frame = Awaited<ReturnType<typeof readFrame>>

/** The stored widgets of the home page; null when none is in use. Other designed pages: ./designed-page.ts. */
export const readHomeTemplate = cache(() => {
  const { life, tags } = profiles.template
  return cached({ life, tags: tags('home') }, ['template', 'home'], async () => {
    const rows = await serverApi.template.content({ page_type: 'index' })
    return rows.length > 0 ? rows : null
  })
})

/** What the home page shows beside its stored widgets. */
export const readHome = cache(() => {
  const { life, tags } = profiles.home
  return cached({ life, tags: tags() }, ['home'], async () => {
    const [tdk, programme, news] = await Promise.all([
      serverApi.template.tdk({}),
      serverApi.programme.subsidies({}),
      serverApi.article.list({ page: 1, pageSize: 6 }),
    ])
    return { tdk, programme, news: news.list }
  })
})
export type Home = Awaited<ReturnType<typeof readHome>>

/** The seckill that runs, with the prices of its goods; null when there is none. */
export const readSeckill = cache(async () => {
  const { list } = await serverApi.seckill.list({
    status: 'valid',
    seckill_type: 'normal',
    page: 1,
    pageSize: 1,
  })
  const [activity = null] = list
  const { life, tags } = profiles.seckill
  await tagPage({ life, tags: tags(activity?.items.map(({ goods_id }) => goods_id) ?? []) })
  return activity
})

/** One goods as a visitor sees it, by the id of any of its skus; null when it does not exist. */
const readGoods = cache((itemId: number) => {
  const { life, tags } = profiles.goods
  return cached({ life, tags: tags(itemId) }, ['goods', itemId], () =>
    orNull(serverApi.goods.detail({ item_id: itemId, is_tdk: true })),
  )
})

/** Like `readGoods`, answering with the 404 page when there is no such goods. */
export async function goodsOr404(itemId: number) {
  return (await readGoods(itemId)) ?? notFound()
}

/** What a list page may ask for. */
type GoodsListQuery = Parameters<typeof serverApi.goods.list>[0]

type ListKey = Pick<
  GoodsListInput,
  'category_id' | 'main_category' | 'brand_id' | 'tag' | 'page' | 'pageSize'
>

/**
 * A stored list says which goods it has; what their cards say is read by goods, so that a changed price drops only the
 * tag of that goods and is still seen wherever the goods stands.
 */
async function withCards<T extends { list: GoodsListItem[] }>(answer: T): Promise<T> {
  const list = await readCards(JSON.stringify(answer.list.map(({ goods_id }) => goods_id)))
  return { ...answer, list }
}

/** A page of an indexable goods list. */
export const readGoodsList = cache(async (key: string) => {
  const { life, tags } = profiles.goodsList
  const input = JSON.parse(key) as ListKey
  return withCards(
    await cached({ life, tags: tags() }, ['goods-list', key], () =>
      serverApi.goods.list({ ...input, is_tdk: true }),
    ),
  )
})

/**
 * A list that one visitor searched or filtered: asked anew, because nobody else asks for the same. The mall's refusal
 * (characters it cannot search, a price that is none) comes as a sentence.
 */
export const searchGoods = cache(
  async (key: string): Promise<{ refusal: string } | Awaited<ReturnType<typeof readGoodsList>>> => {
    const input = JSON.parse(key) as GoodsListQuery
    try {
      return await serverApi.goods.list({ ...input, is_tdk: true })
    } catch (error) {
      if (isRefused(error) && error instanceof Error) return { refusal: error.message }
      throw error
    }
  },
)

/** The whole tree of sales categories, or of management categories. */
export const readCategories = cache((main: boolean) => {
  const { life, tags } = profiles.categories
  return cached({ life, tags: tags() }, ['categories', Number(main)], () =>
    serverApi.category.tree(main ? { is_main_category: true } : {}),
  )
})

/** What the renewal programme pays for each class of goods. */
export const readProgramme = cache(() => {
  const { life, tags } = profiles.coupons
  return cached({ life, tags: tags() }, ['programme'], () => serverApi.programme.subsidies({}))
})

/** On-sale goods by the operator's order, the same for everyone. */
export const readRecommend = cache(async (page: number, pageSize: number) => {
  const { life, tags } = profiles.recommend
  return withCards(
    await cached({ life, tags: tags() }, ['recommend', page, pageSize], () =>
      serverApi.goods.recommend({ page, pageSize }),
    ),
  )
})

export type Recommended = Awaited<ReturnType<typeof readRecommend>>

/** Goods cards by id in the given order, for widgets. */
export const readCards = cache((key: string) => {
  const { life, tags } = profiles.cards
  const ids = JSON.parse(key) as number[]
  if (ids.length === 0) return Promise.resolve([])
  return cached({ life, tags: tags(ids) }, ['cards', key], async () => {
    const { list } = await serverApi.goods.list({ page: 1, pageSize: 50, item_id: ids })
    const byId = new Map(list.map((goods) => [goods.goods_id, goods]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })
})

/** The first claimable coupons, for the home page and goods pages. Claimed flags are fetched by islands. */
export const readCoupons = cache((itemId: number | 0, distributorId: number) => {
  const { life, tags } = profiles.coupons
  return cached({ life, tags: tags() }, ['coupons', itemId, distributorId], () =>
    serverApi.coupon.cards({
      page_no: 1,
      page_size: itemId ? 999 : 8,
      ...(itemId ? { item_id: itemId } : {}),
      distributor_id: distributorId,
    }),
  )
})
