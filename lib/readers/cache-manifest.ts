import 'server-only'
import { tag } from '@/lib/web/cache-tags'

/**
 * What the server caches: the life of each profile and the tags that invalidate it. Which event invalidates which tag
 * is in lib/web/cache-tags.ts. A test proves that every tag is invalidated by some event and every event invalidates
 * something.
 */

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Profile → life in seconds and tags. */
export const profiles = {
  goods: { life: hour, tags: (goodsId: number) => [tag.goods(goodsId), tag.promotions()] },
  goodsList: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions()] },
  recommend: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions()] },
  categories: { life: hour, tags: () => [tag.categories()] },
  template: { life: hour, tags: (id: number | string) => [tag.template(id), tag.promotions()] },
  home: { life: 10 * minute, tags: () => [tag.promotions(), tag.articles(), tag.site()] },
  cards: { life: 10 * minute, tags: (ids: number[]) => [...ids.map(tag.goods), tag.promotions()] },
  /** The running seckill with its products. */
  seckill: { life: 10 * minute, tags: (ids: number[]) => [tag.seckill(), ...ids.map(tag.goods)] },
  coupons: { life: 10 * minute, tags: () => [tag.promotions()] },
  frame: { life: hour, tags: () => [tag.frame(), tag.categories(), tag.site()] },
  shop: { life: hour, tags: (distributorId: number) => [tag.shop(distributorId)] },
  shops: { life: hour, tags: () => [tag.shops()] },
  articles: { life: hour, tags: () => [tag.articles()] },
  /** Questions, agreements and the banner of the articles. */
  texts: { life: hour, tags: () => [tag.site()] },
  /** The list of shards and the newest change in each. */
  sitemapIndex: {
    life: day,
    tags: () => [
      ...[tag.goodsLists(), tag.categories(), tag.articles(), tag.shops(), tag.templates()],
      // The pages of the programme and the questions change with the operator's texts.
      tag.site(),
    ],
  },
  sitemapGoods: { life: day, tags: (shard: number) => [tag.sitemapGoods(shard), tag.shops()] },
  sitemapLists: { life: day, tags: () => [tag.goodsLists(), tag.categories()] },
  sitemapCustom: { life: day, tags: () => [tag.templates()] },
} as const
