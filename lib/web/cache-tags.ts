/**
 * What stored pages and readings may be dropped by: a tag names what an entry shows, an event names the tags it drops.
 * Rules rather than caching, so that services (which drop) and readers (which keep) share one table.
 */
import { shardOf } from './sitemap'

export const tag = {
  goods: (goodsId: number) => `goods:${goodsId}`,
  goodsLists: () => 'goods-lists',
  categories: () => 'categories',
  /** A designed page: `home`, a code such as `story`, or an id. */
  template: (page: number | string) => `template:${page}`,
  /** Which custom pages there are. */
  templates: () => 'templates',
  frame: () => 'frame',
  site: () => 'site',
  shop: (distributorId: number) => `shop:${distributorId}`,
  /** Which shops there are, where, and in which order. */
  shops: () => 'shops',
  promotions: () => 'promotions',
  /** Which seckill runs. */
  seckill: () => 'seckill',
  articles: () => 'articles',
  /** A shard of the goods in the sitemap. */
  sitemapGoods: (shard: number) => `sitemap-goods:${shard}`,
} as const

/** A designed page that was published or taken back; `pageCode` is empty without one. */
export interface PublishedPage {
  templateId: number
  pageCode: string
  pageType: string
}

/** Event → the tags it drops. */
export const drops = {
  /** Which lists a goods stands in, and where, may change: on and off sale, name, category, brand. */
  goodsChanged: (goodsId: number) => [
    tag.goods(goodsId),
    tag.goodsLists(),
    tag.sitemapGoods(shardOf(goodsId)),
  ],
  /** Every page that shows the goods carries its tag, and no stored list is ordered by price. */
  priceChanged: (goodsId: number) => [tag.goods(goodsId)],
  /** Sold out or back in stock. */
  stockTurned: (goodsId: number) => [tag.goods(goodsId)],
  /** A review or an answer was written: the goods page shows the newest ones and their number. */
  goodsReviewed: (goodsId: number) => [tag.goods(goodsId)],
  categoriesChanged: () => [tag.categories(), tag.goodsLists()],
  /** A page is read by its id, by its code, and the one of the mall as its home page. */
  templatePublished: ({ templateId, pageCode, pageType }: PublishedPage) => [
    tag.template(templateId),
    ...(pageCode ? [tag.template(pageCode)] : []),
    ...(pageType === 'index' ? [tag.template('home')] : []),
    tag.templates(),
  ],
  framePublished: () => [tag.frame()],
  siteChanged: () => [tag.site()],
  /** A shop that is switched off takes its goods out of every list. */
  shopChanged: (distributorId: number) => [tag.shop(distributorId), tag.shops(), tag.goodsLists()],
  /** Many goods at once begin or cease to be in a promotion. */
  promotionsChanged: () => [tag.promotions()],
  /** A promotion of the goods was announced, began or ended: prices and labels are others from now on. */
  promotionTurned: (goodsId: number) => [tag.goods(goodsId)],
  seckillTurned: () => [tag.seckill()],
  articlesChanged: () => [tag.articles()],
} as const
