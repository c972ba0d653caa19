import { tag } from './cache-tags'

/**
 * The cache profiles of the server: the life of each, and the tags that invalidate it. Which event invalidates which
 * tag is in lib/web/cache-tags.ts. A test proves that every tag is invalidated by some event and every event
 * invalidates something.
 */

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Cached data of pages and their readers: profile → life in seconds and tags. */
export const profiles = {
  /** With the names of its categories. */
  goods: {
    life: hour,
    tags: (goodsId: number) => [tag.goods(goodsId), tag.promotions(), tag.categories()],
  },
  goodsList: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions()] },
  recommend: { life: 10 * minute, tags: () => [tag.goodsLists(), tag.promotions()] },
  /** Products of the points mall: their prices and stock are in the rows. */
  pointsList: {
    life: 10 * minute,
    tags: (ids: number[]) => [
      ...[tag.goodsLists(), tag.categories(), tag.site(), tag.pointsMall(), tag.promotions()],
      ...ids.map(tag.goods),
    ],
  },
  /** A product of the points mall, which an operator can close. */
  pointsGoods: {
    life: hour,
    tags: (goodsId: number) => [
      ...[tag.goods(goodsId), tag.site(), tag.pointsMall()],
      ...[tag.promotions(), tag.categories()],
    ],
  },
  categories: { life: hour, tags: () => [tag.categories()] },
  /** With the categories of its menus. */
  template: {
    life: hour,
    tags: (id: number | string) => [tag.template(id), tag.promotions(), tag.categories()],
  },
  home: {
    life: 10 * minute,
    tags: () => [tag.template('home'), tag.promotions(), tag.articles(), tag.site()],
  },
  cards: { life: 10 * minute, tags: (ids: number[]) => [...ids.map(tag.goods), tag.promotions()] },
  /** The running seckill with its products. */
  seckill: {
    life: 10 * minute,
    tags: (ids: number[]) => [tag.seckill(), tag.promotions(), ...ids.map(tag.goods)],
  },
  /** The running group-buying activities with their products. */
  groups: {
    life: 10 * minute,
    tags: (ids: number[]) => [tag.groups(), tag.promotions(), ...ids.map(tag.goods)],
  },
  /** Coupons that can be claimed, of a shop. */
  coupons: { life: 10 * minute, tags: () => [tag.coupons()] },
  /** Coupons that an operator chose. */
  chosenCoupons: { life: 10 * minute, tags: (ids: number[]) => ids.map(tag.coupon) },
  /** Coupons of a product depend on its brand, tags and categories; seckill products have none. */
  goodsCoupons: {
    life: 10 * minute,
    tags: (goodsId: number) => [
      ...[tag.goodsCoupons(goodsId), tag.goodsCoupons('all')],
      ...[tag.goods(goodsId), tag.promotions()],
    ],
  },
  /** The renewal programme with its classes. */
  programme: { life: 10 * minute, tags: () => [tag.promotions()] },
  /** The packages (组合) that contain a product. Nothing reports that one begins or ends. */
  packages: { life: 10 * minute, tags: (goodsId: number) => [tag.goods(goodsId), tag.promotions()] },
  /** Which services the menus of members lead to. Nothing reports that the last coupon ends by its time. */
  offers: { life: 10 * minute, tags: () => [tag.coupons(), tag.groups(), tag.pointsMall(), tag.site()] },
  frame: { life: hour, tags: () => [tag.frame(), tag.categories(), tag.site()] },
  shop: { life: hour, tags: (distributorId: number) => [tag.shop(distributorId)] },
  shops: { life: hour, tags: () => [tag.shops()] },
  articles: { life: hour, tags: () => [tag.articles()] },
  faqs: { life: hour, tags: () => [tag.faqs()] },
  notices: { life: hour, tags: () => [tag.notices()] },
  agreements: { life: hour, tags: () => [tag.agreements()] },
  /** The banner of the articles. */
  texts: { life: hour, tags: () => [tag.site()] },
  /** Whether the points mall is open, its pictures and filters. */
  pointsMall: { life: hour, tags: () => [tag.site(), tag.pointsMall()] },
  /** The list of shards and the newest change in each. */
  sitemapIndex: {
    life: day,
    tags: () => [
      ...[tag.goodsLists(), tag.categories(), tag.articles(), tag.shops(), tag.templates()],
      // The pages of the programme and the questions change with the operator's texts.
      ...[tag.site(), tag.pointsMall(), tag.faqs(), tag.agreements()],
    ],
  },
  sitemapGoods: { life: day, tags: (shard: number) => [tag.sitemapGoods(shard), tag.shops()] },
  sitemapLists: { life: day, tags: () => [tag.goodsLists(), tag.categories()] },
  // The points mall is opened and closed by a setting.
  sitemapPoints: { life: day, tags: () => [tag.goodsLists(), tag.pointsMall()] },
  sitemapCustom: { life: day, tags: () => [tag.templates()] },
} as const

const goodsTags = (ids: readonly number[]) => ids.map(tag.goods)

/**
 * Calls that the front door caches (ADR 0033): arguments → life in seconds and tags. A call names more than a page,
 * whose texts are cached by readers of their own, so it has more tags. Order and facets of a list follow sales and
 * stock, which no event reports, within a minute.
 */
export const callProfiles = {
  /** A product with those that its page shows: gifts by the ids of their SKUs, products in its introduction. */
  goods: (goodsId: number, distributorId: number, shownIds: readonly number[]) => ({
    life: 10 * minute,
    tags: [
      ...goodsTags([goodsId, ...shownIds]),
      ...[tag.shop(distributorId), tag.promotions(), tag.categories(), tag.site(), tag.pointsMall()],
    ],
  }),
  /** A list or search with its products. */
  goodsList: (ids: readonly number[]) => ({
    life: minute,
    tags: [tag.goodsLists(), tag.promotions(), tag.site(), ...goodsTags(ids)],
  }),
  /** A list in which a price decides what is shown: sorted by it, or within bounds. */
  pricedList: (ids: readonly number[]) => ({
    life: minute,
    tags: [tag.goodsLists(), tag.promotions(), tag.site(), tag.prices(), ...goodsTags(ids)],
  }),
  /** Search results without products: filter options, suggestions. */
  found: () => ({ life: minute, tags: [tag.goodsLists(), tag.categories()] }),
  /** Prices and promotions of products, asked for by a SKU; events name the product, which the answer may not. */
  offers: (ids: readonly number[]) => ({ life: 10, tags: [tag.promotions(), ...goodsTags(ids)] }),
  categories: () => ({ life: 10 * minute, tags: [tag.categories(), tag.goodsLists()] }),
  /** Activities with their products. */
  seckill: (ids: readonly number[]) => ({
    life: minute,
    tags: [tag.seckill(), tag.goodsLists(), tag.promotions(), tag.site(), ...goodsTags(ids)],
  }),
  /** A coupon ends by its time, which nothing reports. */
  coupons: () => ({ life: 10, tags: [tag.coupons(), tag.shops()] }),
  reviews: (goodsIds: readonly number[]) => ({ life: 10 * minute, tags: goodsTags(goodsIds) }),
  /** With labels, coupons and scores, of which only the shops report changes. */
  shops: () => ({ life: minute, tags: [tag.shops(), tag.site(), tag.goodsLists()] }),
  articles: () => ({ life: 10 * minute, tags: [tag.articles(), tag.shops()] }),
  /** An article with the products in it. */
  article: (goodsIds: readonly number[]) => ({
    life: 10 * minute,
    tags: [tag.articles(), ...goodsTags(goodsIds)],
  }),
  /** A designed page with the products in it. */
  template: (goodsIds: readonly number[]) => ({
    life: 10 * minute,
    tags: [tag.templates(), tag.frame(), tag.promotions(), tag.categories(), ...goodsTags(goodsIds)],
  }),
  faqs: () => ({ life: 10 * minute, tags: [tag.faqs()] }),
  /** Settings and texts of the mall, agreements, menus and the frame. */
  settings: () => ({
    life: 10 * minute,
    tags: [
      ...[tag.site(), tag.frame(), tag.categories()],
      ...[tag.agreements(), tag.rules(), tag.pointsMall()],
    ],
  }),
} as const
