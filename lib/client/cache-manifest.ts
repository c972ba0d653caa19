/**
 * What the server may keep between visits: for every profile its life and the tags under which it is dropped, and for
 * every event the tags that it drops. A test proves that each tag is dropped by some event and each event drops
 * something.
 */

const minute = 60
const hour = 60 * minute

/** Tags name what an entry shows. */
export const tag = {
  goods: (goodsId: number) => `goods:${goodsId}`,
  goodsLists: () => 'goods-lists',
  categories: () => 'categories',
  template: (templateId: number | 'home') => `template:${templateId}`,
  frame: () => 'frame',
  site: () => 'site',
  shop: (distributorId: number) => `shop:${distributorId}`,
  promotions: () => 'promotions',
  articles: () => 'articles',
} as const

/** Profile → life in seconds and tags. */
export const profiles = {
  goods: { life: hour, tags: (goodsId: number) => [tag.goods(goodsId), tag.promotions()] },
  goodsList: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions()] },
  recommend: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions()] },
  categories: { life: hour, tags: () => [tag.categories()] },
  template: { life: hour, tags: (id: number | 'home') => [tag.template(id), tag.promotions()] },
  home: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions(), tag.articles(), tag.site()] },
  cards: { life: 10 * minute, tags: (ids: number[]) => [...ids.map(tag.goods), tag.promotions()] },
  coupons: { life: 10 * minute, tags: () => [tag.promotions()] },
  frame: { life: hour, tags: () => [tag.frame(), tag.categories(), tag.site()] },
  shop: { life: hour, tags: (distributorId: number) => [tag.shop(distributorId)] },
  articles: { life: hour, tags: () => [tag.articles()] },
  /** Questions, agreements and the banner of the articles. */
  texts: { life: hour, tags: () => [tag.site()] },
  sitemap: { life: hour, tags: () => [tag.goodsLists(), tag.categories()] },
} as const

/** Event → the tags it drops. */
export const drops = {
  goodsChanged: (goodsId: number) => [tag.goods(goodsId), tag.goodsLists()],
  /** Sold out or back in stock: the goods page changes, and so does its card. */
  stockTurned: (goodsId: number) => [tag.goods(goodsId), tag.goodsLists()],
  categoriesChanged: () => [tag.categories(), tag.goodsLists()],
  templatePublished: (id: number | 'home') => [tag.template(id)],
  framePublished: () => [tag.frame()],
  siteChanged: () => [tag.site()],
  shopChanged: (distributorId: number) => [tag.shop(distributorId)],
  promotionsChanged: () => [tag.promotions()],
  articlesChanged: () => [tag.articles()],
} as const
