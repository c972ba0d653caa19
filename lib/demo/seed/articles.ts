import 'server-only'
import { escapeMarkup } from '@/lib/domain/text'
import { daySeconds } from '@/lib/domain/time/china'
import { articleCategories, articles } from '@/lib/server/ground/db/schema'
import { listHref } from '@/lib/web/list-href'
import { pictureUrl } from '../art'
import {
  articleCategories as categoryList,
  articles as articleList,
  bestGoods,
  productPages,
  type ProductPage,
} from '../data'
import { viewUrl } from '../goods-pictures'
import { articleCategoryId, articleId, defaultSkuIndex, goodsId, salesCategoryId } from '../ids'
import type { GoodsClass } from '../types'
import { batch, type Batch } from './batch'
import { goodsBlock, headingBlock, picturesBlock, textBlock } from './content-blocks'

/** Products at the end of an article. */
const goodsPerArticle = 4

/** The best products of a class in the shape of a goods block. Prices in cents. */
const relatedGoods = (kind: GoodsClass) =>
  bestGoods([kind], goodsPerArticle).map((one) => ({
    item_id: goodsId(one.key),
    item_name: one.name,
    img_url: viewUrl(one, 'front'),
    price: one.skus[defaultSkuIndex(one.key)]?.price ?? 0,
  }))

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

function linkHtml(link: ProductPage['links'][number]): string {
  const href = 'href' in link ? link.href : listHref({ cat_id: salesCategoryId(link.category) })
  return `<a href="${escapeMarkup(href)}">${escapeMarkup(link.text)}</a>`
}

function productPageHtml({ banner, title, sections, links }: ProductPage, seed: number): string {
  const picture = pictureUrl({ kind: 'banner', ...banner, cta: '', seed, width: 1190, height: 380 })
  return [
    `<p><img src="${picture}" alt="${escapeMarkup(title)}" width="1190" height="380"></p>`,
    ...sections.flatMap((section) => [
      element('h2', section.heading),
      ...section.paragraphs.map((text) => element('p', text)),
      ...(section.points ? [`<ul>${section.points.map((text) => element('li', text)).join('')}</ul>`] : []),
    ]),
    `<p>${links.map(linkHtml).join('　')}</p>`,
  ].join('')
}

/** Articles with an own path. Their ids follow those of the other articles. */
const productPageRows = (now: number): (typeof articles.$inferInsert)[] =>
  productPages.map((page, index) => ({
    articleId: articleList.length + 1 + index,
    title: page.title,
    summary: page.summary,
    content: productPageHtml(page, index + 41),
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
    releaseTime: now - 20 * daySeconds,
    created: now - 20 * daySeconds,
    updated: now - 20 * daySeconds,
  }))

/**
 * Article categories and articles. An article shows the product of its cover after the first section and ends with
 * products of that class. `now` in epoch seconds.
 */
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
      const released = now - article.ageDays * daySeconds
      return {
        articleId: articleId(article.key),
        title,
        summary: article.summary,
        content: [
          ...article.sections.flatMap((section, index) => [
            ...(section.heading ? [headingBlock(section.heading)] : []),
            textBlock(...section.paragraphs),
            ...(index === 0
              ? [picturesBlock(pictureUrl({ kind: 'goods', portrait: cover, view: 'scene' }))]
              : []),
          ]),
          goodsBlock('相关商品', relatedGoods(cover.class)),
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
  batch(articles, productPageRows(now)),
]
