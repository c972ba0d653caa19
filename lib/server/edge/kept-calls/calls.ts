import 'server-only'
import type { Rate } from '@/lib/contract/catalogue/review'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import type { ShopListInput } from '@/lib/contract/shops/shop'
import { fillCoupons } from '@/lib/server/catalogue/coupon/card-overlay'
import { goodsOfText } from '@/lib/server/catalogue/goods-lookup/block-overlay'
import { fillReviews, keptReview } from '@/lib/server/catalogue/review/review-overlay'
import { fillActivities, prepareActivities } from '@/lib/server/catalogue/seckill/activity-overlay'
import { fillArticle, prepareArticle } from '@/lib/server/content/article/article-overlay'
import { goodsOfPage } from '@/lib/server/content/template/goods-of-page'
import { fillShops } from '@/lib/server/shops/shop/shop-overlay'
import { callProfiles } from '@/lib/web/cache-manifest'
import { goodsCalls, promotionCalls } from './goods-calls'
import { overlay, overlayAt, type KeptCallTable } from './kept-call'

const settings = { profile: callProfiles.settings }
const categories = { profile: callProfiles.categories }
const articles = { profile: callProfiles.articles }
const shops = { profile: callProfiles.shops }

const goodsOf = (activities: readonly SeckillActivity[]) =>
  activities.flatMap(({ items }) => items.map(({ goods_id }) => goods_id))

/** The shop figures that a caller requests. */
type ShopFigures = Partial<Pick<ShopListInput, 'show_score' | 'show_discount' | 'show_sales_count'>>

/** Every call that the front door keeps; tests compare the table with the contract. */
export const keptCallTable = {
  goods: goodsCalls,
  promotion: promotionCalls,
  category: {
    tree: categories,
    children: categories,
    level: categories,
    info: categories,
    properties: categories,
  },
  article: {
    list: { ...articles, isKept: ({ article_type }) => article_type !== 'bring' },
    detail: {
      profile: (answer) => callProfiles.article(Array.isArray(answer) ? [] : goodsOfText(answer.content)),
      overlay: overlay({
        prepare: (_mall, answer: Parameters<typeof prepareArticle>[0]) => prepareArticle(answer),
        fill: (mall, rows, viewer) => fillArticle(mall, rows, viewer),
      }),
    },
    categories: articles,
    provinces: articles,
  },
  content: { nodes: articles, list: articles, info: articles },
  review: {
    list: {
      profile: ({ list }, { item_id }) =>
        callProfiles.reviews([item_id ?? 0, ...list.map(({ goods_id }) => goods_id)]),
      overlay: overlay({
        prepare: (_mall, { list }: { list: Rate[] }) => ({ 'list.*': list.map(keptReview) }),
        async fill(mall, rows, viewer) {
          const filled = await fillReviews(mall, rows['list.*'], viewer)
          return filled === 'stale'
            ? filled
            : { 'list.*': filled.rates, 'list.*.reply.list.*': filled.replies }
        },
      }),
    },
    detail: {
      profile: ({ goods_id }) => callProfiles.reviews([goods_id]),
      overlay: overlay({
        prepare: (_mall, rate: Rate) => ({ '': [keptReview(rate)] }),
        async fill(mall, rows, viewer) {
          const filled = await fillReviews(mall, rows[''], viewer)
          return filled === 'stale' ? filled : { '': filled.rates, 'reply.list.*': filled.replies }
        },
      }),
    },
  },
  coupon: {
    cards: {
      profile: callProfiles.coupons,
      overlay: overlayAt(
        'list.*',
        (_mall, { list }: { list: { card_id: number }[] }) => list.map(({ card_id }) => card_id),
        fillCoupons,
      ),
    },
  },
  seckill: {
    list: {
      profile: ({ list }) => callProfiles.seckill(goodsOf(list)),
      overlay: overlay({
        prepare: async (mall, { list }: { list: SeckillActivity[] }) => {
          const { activities, items } = await prepareActivities(mall, list)
          return { 'list.*': activities, 'list.*.items.*': items }
        },
        async fill(mall, rows, viewer) {
          const kept = { activities: rows['list.*'], items: rows['list.*.items.*'] }
          const filled = await fillActivities(mall, kept, viewer)
          return filled === 'stale' ? filled : { 'list.*': filled.activities, 'list.*.items.*': filled.items }
        },
      }),
    },
    info: {
      profile: (answer) => callProfiles.seckill(goodsOf([answer])),
      overlay: overlay({
        prepare: async (mall, answer: SeckillActivity) => {
          const { activities, items } = await prepareActivities(mall, [answer])
          return { '': activities, 'items.*': items }
        },
        async fill(mall, rows, viewer) {
          const filled = await fillActivities(mall, { activities: rows[''], items: rows['items.*'] }, viewer)
          return filled === 'stale' ? filled : { '': filled.activities, 'items.*': filled.items }
        },
      }),
    },
  },
  shop: {
    isValid: {
      ...shops,
      overlay: overlayAt(
        '',
        // Without a shop the answer has the id 0 and no figures.
        (_mall, answer: { distributor_id: number; discountCardList?: unknown }, input: ShopFigures) =>
          answer.discountCardList === undefined
            ? [null]
            : [
                {
                  id: answer.distributor_id,
                  sales: input.show_sales_count ?? false,
                  score: input.show_score ?? false,
                  cards: true,
                },
              ],
        async (mall, rows) => {
          const shown = rows.filter((row) => row !== null)
          return shown.length > 0 ? fillShops(mall, shown) : [{}]
        },
      ),
    },
    list: {
      ...shops,
      // Products have live stocks, and sales figures decide the sort.
      isKept: ({ show_items, sort_type }) => !show_items && sort_type < 3,
      overlay: overlayAt(
        'list.*',
        (_mall, { list }: { list: { distributor_id: number }[] }, input: ShopFigures) =>
          list.map(({ distributor_id: id }) => ({
            id,
            sales: true,
            score: input.show_score ?? false,
            cards: input.show_discount ?? false,
          })),
        fillShops,
      ),
    },
    all: shops,
    search: shops,
    pickupShops: shops,
    regions: shops,
    categories: shops,
    self: shops,
    default: shops,
    info: shops,
    merchantValid: shops,
    setting: settings,
  },
  template: {
    content: {
      // Each widget is a JSON text; sections contain only ids of products.
      profile: (answer) =>
        callProfiles.template(
          Array.isArray(answer) ? answer.flatMap(({ config }) => goodsOfPage(JSON.parse(config))) : [],
        ),
    },
    pageParams: { profile: (answer) => callProfiles.template(goodsOfPage(answer)) },
    shopConfig: { profile: (answer) => callProfiles.template(goodsOfPage(answer)) },
    list: { profile: () => callProfiles.template([]) },
    head: { profile: () => callProfiles.template([]) },
    frame: {
      profile: (answer) =>
        callProfiles.template(Array.isArray(answer) ? [] : goodsOfPage(JSON.parse(answer.params))),
    },
    tdk: settings,
  },
  site: { frame: settings, articles: settings, faqs: { profile: callProfiles.faqs } },
  mallSetting: {
    info: settings,
    company: settings,
    privacyNotice: settings,
    protocolTime: settings,
    common: settings,
    itemPrice: settings,
    currency: settings,
    share: settings,
    menu: settings,
    menuById: settings,
    rateStatus: settings,
    loginPage: settings,
    noStores: settings,
  },
  programme: { subsidies: settings },
  region: { tree: settings },
  vip: { list: settings, plain: settings },
  session: { protocol: settings },
  member: { setting: settings },
  payment: { setting: settings },
  h5: {
    baseInfo: settings,
    entryRules: settings,
    openingAd: settings,
    page: { profile: (answer) => callProfiles.template(goodsOfPage(answer)) },
    shopPage: { profile: (answer) => callProfiles.template(goodsOfPage(answer)) },
  },
  point: { rule: settings },
  pointsMall: { setting: settings },
  switchedOff: { cartReminder: settings, registerGifts: settings },
} satisfies KeptCallTable
