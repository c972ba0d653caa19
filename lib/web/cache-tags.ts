/**
 * Cache tags: a tag names what a cached entry shows, an event names the tags it invalidates. Services (which
 * invalidate) and readers (which cache) share this table.
 */
import { shardOf } from './sitemap'

export const tag = {
  goods: (goodsId: number) => `goods:${goodsId}`,
  goodsLists: () => 'goods-lists',
  /** Lists in which a price decides what is shown. */
  prices: () => 'prices',
  categories: () => 'categories',
  /** A designed page: `home`, a code such as `story`, or an id. */
  template: (page: number | string) => `template:${page}`,
  /** The list of custom pages. */
  templates: () => 'templates',
  frame: () => 'frame',
  site: () => 'site',
  /** Whether the points mall is open. */
  pointsMall: () => 'points-mall',
  shop: (distributorId: number) => `shop:${distributorId}`,
  /** The list of shops: names, addresses, sort. */
  shops: () => 'shops',
  promotions: () => 'promotions',
  /** Lists of coupons, of the mall or a shop. */
  coupons: () => 'coupons',
  /** A coupon that an operator chose for a page. */
  coupon: (cardId: number) => `coupon:${cardId}`,
  /** The coupons on the page of a product, or on those of all. */
  goodsCoupons: (goodsId: number | 'all') => `goods-coupons:${goodsId}`,
  /** The running seckill. */
  seckill: () => 'seckill',
  /** The running group-buying activities. */
  groups: () => 'groups',
  articles: () => 'articles',
  /** Questions and answers. */
  faqs: () => 'faqs',
  notices: () => 'notices',
  agreements: () => 'agreements',
  /** Settings that calls return and no cached page shows, such as the fields of a profile. */
  rules: () => 'rules',
  /** A shard of the products in the sitemap. */
  sitemapGoods: (shard: number) => `sitemap-goods:${shard}`,
} as const

/** A designed page that was published or unpublished; `pageCode` is empty when it has none. */
export interface PublishedPage {
  templateId: number
  pageCode: string
  pageType: string
}

/** Event → the tags it invalidates. */
export const eventTags = {
  /** The lists that show a product, and its position in them, may change: on and off sale, name, category, brand. */
  goodsChanged: (goodsId: number) => [
    tag.goods(goodsId),
    tag.goodsLists(),
    tag.sitemapGoods(shardOf(goodsId)),
  ],
  /** Everything that shows the product carries its tag. No cached page is sorted by price; kept calls may be. */
  priceChanged: (goodsId: number) => [tag.goods(goodsId), tag.prices()],
  /** Sold out or back in stock. */
  stockStateChanged: (goodsId: number) => [tag.goods(goodsId)],
  /** A review or a reply was written: the product page shows the newest ones and their number. */
  goodsReviewed: (goodsId: number) => [tag.goods(goodsId)],
  categoriesChanged: () => [tag.categories(), tag.goodsLists()],
  /** Names by which lists are narrowed: brands, tags and parameters. The pages of their products: `goodsRenamed`. */
  listFiltersChanged: () => [tag.goodsLists()],
  /** The brand, a tag or a parameter of the product has another name, value or look. */
  goodsRenamed: (goodsId: number) => [tag.goods(goodsId)],
  /** As `goodsRenamed`, of so many products that all pages with products are dropped. */
  manyGoodsRenamed: () => [tag.promotions()],
  /** Product pages show reviews, or not any more. */
  reviewsSwitched: () => [tag.promotions(), tag.rules()],
  /** Other products answer the same keyword. */
  synonymsChanged: () => [tag.goodsLists()],
  /** A page is read by its id and by its code; the home page also by `home`. */
  templatePublished: ({ templateId, pageCode, pageType }: PublishedPage) => [
    tag.template(templateId),
    ...(pageCode ? [tag.template(pageCode)] : []),
    ...(pageType === 'index' ? [tag.template('home')] : []),
    tag.templates(),
  ],
  framePublished: () => [tag.frame()],
  siteChanged: () => [tag.site()],
  /** The points mall was opened or closed. */
  pointsMallTurned: () => [tag.pointsMall()],
  /** Texts for search engines: of the home page, of lists, of product pages. */
  homeSeoChanged: () => [tag.template('home'), tag.rules()],
  listSeoChanged: () => [tag.goodsLists()],
  goodsSeoChanged: () => [tag.promotions()],
  agreementsChanged: () => [tag.agreements()],
  /** A setting that only calls return. */
  rulesChanged: () => [tag.rules()],
  /** Disabling a shop removes its products from every list. */
  shopChanged: (distributorId: number) => [tag.shop(distributorId), tag.shops(), tag.goodsLists()],
  /** What pages and lists of shops say of a shop; the lists of products stay as they are. */
  shopDetailsChanged: (distributorId: number) => [tag.shop(distributorId), tag.shops()],
  /** The shop of a product has another name, logo, address or state. */
  goodsShopChanged: (goodsId: number) => [tag.goods(goodsId)],
  /** Tags by which shops are filtered. */
  shopTagsChanged: () => [tag.shops()],
  /** A coupon can be claimed, is called otherwise, or cannot be claimed any more. */
  couponChanged: (cardId: number) => [tag.coupons(), tag.coupon(cardId)],
  /** The page of the product shows such a coupon. */
  goodsCouponChanged: (goodsId: number) => [tag.goodsCoupons(goodsId)],
  /** As `goodsCouponChanged`, of a coupon for nearly all products. */
  allGoodsCouponChanged: () => [tag.goodsCoupons('all')],
  /** A promotion with many products started or ended. */
  promotionsChanged: () => [tag.promotions()],
  /** The offer of the renewal programme began, changed or ended, for a class or as a whole. */
  subsidyChanged: () => [tag.promotions(), tag.seckill(), tag.articles(), tag.site()],
  /** A freight template began or ceased to be free: product pages say 包邮. */
  freightChanged: () => [tag.promotions()],
  /** A promotion of the product was announced, started or ended: its prices and labels change. */
  promotionPhaseChanged: (goodsId: number) => [tag.goods(goodsId)],
  seckillPhaseChanged: () => [tag.seckill()],
  /** A group-buying activity of the product was created, began, ended or was closed. */
  groupsChanged: (goodsId: number) => [tag.groups(), tag.goods(goodsId)],
  /** The first group-buying activity began, or the last one ended: the navigation leads to them, or not any more. */
  groupsRunChanged: () => [tag.site()],
  articlesChanged: () => [tag.articles()],
  faqsChanged: () => [tag.faqs()],
  /** What shoppers see of notices has changed, or one began or ended. */
  noticesChanged: () => [tag.notices()],
} as const
