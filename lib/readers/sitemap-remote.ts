import 'server-only'
import type { SitemapRow } from '@/lib/web/registry'
import { mallApi } from './mall-api'

/** Rows per call, and the highest number of calls for one sitemap. */
const rowsPerCall = 50
const maxCalls = 100

type Rows = AsyncGenerator<SitemapRow[]>
const row = (id: number, updated = 0, pictures: string[] = []): SitemapRow => ({
  id,
  name: '',
  updated,
  pictures,
})

async function* goods(): Rows {
  for (let page = 1; page <= maxCalls; page++) {
    const { list } = await mallApi.goods.list({ page, pageSize: rowsPerCall })
    yield list.map(({ goods_id, updated, pics }) => row(goods_id, updated, pics))
    if (list.length < rowsPerCall) return
  }
}

async function* categories(): Rows {
  const pending = [...(await mallApi.category.tree({}))]
  for (let node = pending.shift(); node; node = pending.shift()) {
    const input = { page: 1, pageSize: 1, category_id: [node.category_id] }
    const { total_count } = await mallApi.goods.list(input)
    // An empty category has no products below it either.
    if (total_count === 0) continue
    yield [row(node.category_id)]
    pending.push(...node.children)
  }
}

async function* brands(): Rows {
  const { brand_list } = await mallApi.goods.list({ page: 1, pageSize: 1 })
  yield brand_list.list.map(({ attribute_id }) => row(attribute_id))
}

async function* articles(): Rows {
  for (let page = 1; page <= maxCalls; page++) {
    const { list } = await mallApi.article.list({ page, pageSize: rowsPerCall })
    yield list.map(({ article_id, updated }) => row(article_id, updated))
    if (list.length < rowsPerCall) return
  }
}

async function* shops(): Rows {
  for (let page = 1; page <= maxCalls; page++) {
    const { list } = await mallApi.shop.list({ page, pageSize: rowsPerCall, is_valid: 'true' })
    yield list.map(({ distributor_id, updated, logo }) => row(distributor_id, updated, logo ? [logo] : []))
    if (list.length < rowsPerCall) return
  }
}

/** Sitemap rows from the lists of another ECShopX back end (MALL_API_URL): one shard per source, capped. */
export const remoteRows: Partial<Record<string, () => Rows>> = {
  goods,
  categories,
  brands,
  shops,
  articles,
}
