import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import type { PointsQuery } from '@/lib/web/points-href'
import { cached, tagPage } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** The pictures and filters of the points mall; null while it is closed. */
export const getPointsMall = cache(async () => {
  const { life, tags } = profiles.pointsMall
  const setting = await cached({ life, tags: tags() }, ['points-mall'], () => mallApi.pointsMall.setting({}))
  return setting.entrance.pc_openstatus ? setting : null
})

/** React's `cache` compares arguments by identity, so the query travels as JSON. */
const listByKey = cache(async (key: string, pageSize: number) => {
  const query = JSON.parse(key) as PointsQuery
  const [answer, categories] = await Promise.all([
    mallApi.pointsMall.list({ ...query, page: 1, pageSize, is_tdk: true }),
    mallApi.pointsMall.categories({ have_items: true }),
  ])
  const { life, tags } = profiles.pointsList
  await tagPage({ life, tags: tags(answer.list.map(({ goods_id }) => goods_id)) })
  return { answer, categories }
})

/**
 * The first page of the points mall, with the categories that have products; the page gets the tags of what it shows.
 */
export const listPointsGoods = (query: PointsQuery, pageSize: number) =>
  listByKey(JSON.stringify(query), pageSize)

/** A product of the points mall by the id of any of its SKUs; null when it has none. */
export const getPointsGoods = cache((itemId: number) => {
  const { life, tags } = profiles.pointsGoods
  return cached({ life, tags: tags(itemId) }, ['points-goods', itemId], () =>
    nullIfNotFound(mallApi.pointsMall.detail({ item_id: itemId, is_tdk: true, rich_text: 'blocks' })),
  )
})

/** The products that sell best without one: 猜你喜欢. */
export const listLovelyPoints = cache(async (itemId: number) => {
  const { list } = await mallApi.pointsMall.lovely({ item_id: itemId })
  const { life, tags } = profiles.pointsList
  await tagPage({ life, tags: tags(list.map(({ goods_id }) => goods_id)) })
  return list
})
