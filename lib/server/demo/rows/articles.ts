import 'server-only'
import { articleCategories, articles } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/server/demo/art'
import {
  articleCategories as categoryList,
  articles as articleList,
  goods as catalog,
} from '@/lib/server/demo/data'
import { batch, type Batch } from './batch'
import type { GoodsClass } from '@/lib/server/demo/types'
import { defaultSkuIndex, goodsId, idsFrom } from './ids'
import { goodsRow, heading, slider, writing } from './intro'
import { viewUrl } from './pictures'

export const articleCategoryId = idsFrom(
  1,
  categoryList.map(({ key }) => key),
)
export const articleId = idsFrom(
  1,
  articleList.map(({ key }) => key),
)

/** Goods at the end of an article. */
const goodsPerArticle = 4

/** The best goods of a class that everyone may buy, as an article shows them. */
const goodsOf = (kind: GoodsClass) =>
  catalog
    .filter(({ portrait, approveStatus }) => portrait.class === kind && approveStatus === 'onsale')
    .filter(({ isGift, staffOnly }) => !isGift && !staffOnly)
    .sort((one, other) => other.sort - one.sort)
    .slice(0, goodsPerArticle)
    .map((one) => ({
      item_id: goodsId(one.key),
      item_name: one.name,
      img_url: viewUrl(one, 'front'),
      price: one.skus[defaultSkuIndex(one.key)]?.price ?? 0,
    }))

/** Catalogues and articles; the body shows the cover's product after the first section and ends with goods of its class. */
export const articleBatches = (now: number): Batch[] => [
  batch(
    articleCategories,
    categoryList.map(({ key, name }, sort) => ({
      categoryId: articleCategoryId(key),
      categoryName: name,
      sort,
    })),
  ),
  batch(
    articles,
    articleList.map((article) => {
      const { cover, title } = article
      const released = now - article.ageDays * 86400
      return {
        articleId: articleId(article.key),
        title,
        summary: article.summary,
        content: [
          ...article.sections.flatMap((section, index) => [
            ...(section.heading ? [heading(section.heading)] : []),
            writing(...section.paragraphs),
            ...(index === 0 ? [slider(pictureUrl({ kind: 'goods', portrait: cover, view: 'scene' }))] : []),
          ]),
          goodsRow('相关商品', goodsOf(cover.class)),
        ],
        imageUrl: pictureUrl({ kind: 'article', class: cover.class, title, seed: cover.seed }),
        author: article.author,
        categoryId: articleCategoryId(article.category),
        releaseTime: released,
        created: released,
        updated: released,
      }
    }),
  ),
]
