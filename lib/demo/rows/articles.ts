import 'server-only'
import { articleCategories, articles } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/demo/art'
import {
  articleCategories as categoryList,
  articles as articleList,
  goods as catalog,
} from '@/lib/demo/data'
import { batch, type Batch } from './batch'
import type { GoodsClass } from '@/lib/demo/types'
import { defaultSkuIndex, goodsId, idsFrom } from './ids'
import { goodsRow, heading, slider, writing } from './intro'
import { viewUrl } from './pictures'
import { productPages, type ProductPage } from '@/lib/demo/data/pages/product-pages'
import { escapeMarkup } from '@/lib/domain/text'

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

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

function productHtml({ banner, title, sections, links }: ProductPage, seed: number): string {
  const picture = pictureUrl({ kind: 'banner', ...banner, cta: '', seed, width: 1190, height: 380 })
  return [
    `<p><img src="${picture}" alt="${escapeMarkup(title)}" width="1190" height="380"></p>`,
    ...sections.flatMap((section) => [
      tag('h2', section.heading),
      ...section.paragraphs.map((text) => tag('p', text)),
      ...(section.points ? [`<ul>${section.points.map((text) => tag('li', text)).join('')}</ul>`] : []),
    ]),
    `<p>${links.map(({ text, href }) => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`).join('　')}</p>`,
  ].join('')
}

/** Pages of content with addresses of their own; their ids follow those of the articles. */
const productRows = (now: number): (typeof articles.$inferInsert)[] =>
  productPages.map((page, index) => ({
    articleId: articleList.length + 1 + index,
    title: page.title,
    summary: page.summary,
    content: productHtml(page, index + 41),
    imageUrl: pictureUrl({
      kind: 'banner',
      ...page.banner,
      cta: '',
      seed: index + 41,
      width: 720,
      height: 420,
    }),
    author: '焕新编辑部',
    categoryId: articleCategoryId('guide'),
    urlPath: page.path,
    releaseTime: now - 20 * 86400,
    created: now - 20 * 86400,
    updated: now - 20 * 86400,
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
  batch(articles, productRows(now)),
]
