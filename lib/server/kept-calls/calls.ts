import 'server-only'
import type { SeckillActivity } from '@/lib/contract/seckill'
import { fillArticle, prepareArticle } from '@/lib/server/article/article-overlay'
import { fillCoupons } from '@/lib/server/coupon/card-overlay'
import { goodsOfBlocks } from '@/lib/server/goods-lookup/block-overlay'
import { fillPraise } from '@/lib/server/review/praise-overlay'
import { fillActivities, prepareActivities } from '@/lib/server/seckill/activity-overlay'
import { fillShops } from '@/lib/server/shop/sales-overlay'
import { goodsOfPage } from '@/lib/server/template/goods-of-page'
import { callProfiles } from '@/lib/web/cache-manifest'
import { goodsCalls, promotionCalls } from './goods-calls'
import { overlay, overlayAt, type KeptCallTable } from './kept-call'

const settings = { profile: callProfiles.settings }
const categories = { profile: callProfiles.categories }
const articles = { profile: callProfiles.articles }
const shops = { profile: callProfiles.shops }

const goodsOf = (activities: readonly SeckillActivity[]) =>
  activities.flatMap(({ items }) => items.map(({ goods_id }) => goods_id))

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
      profile: (answer) => callProfiles.article(Array.isArray(answer) ? [] : goodsOfBlocks(answer.content)),
      overlay: overlay({
        prepare: (_mall, answer: Parameters<typeof prepareArticle>[0]) => prepareArticle(answer),
        fill: (mall, rows) => fillArticle(mall, rows),
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
      overlay: overlayAt(
        'list.*',
        (_mall, { list }: { list: { rate_id: number }[] }) => list.map(({ rate_id }) => rate_id),
        fillPraise,
      ),
    },
    detail: {
      profile: ({ goods_id }) => callProfiles.reviews([goods_id]),
      overlay: overlayAt('', (_mall, { rate_id }: { rate_id: number }) => [rate_id], fillPraise),
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
        (_mall, { distributor_id, sales_count }: { distributor_id: number; sales_count?: number }) => [
          // Only callers who ask for the sales get them.
          sales_count === undefined ? null : distributor_id,
        ],
        fillShops,
      ),
    },
    list: {
      ...shops,
      // Products have stocks of the moment.
      isKept: ({ show_items }) => !show_items,
      overlay: overlayAt(
        'list.*',
        (_mall, { list }: { list: { distributor_id: number }[] }) =>
          list.map(({ distributor_id }) => distributor_id),
        fillShops,
      ),
    },
    all: shops,
    search: shops,
    regions: shops,
    categories: shops,
    self: shops,
    default: shops,
    info: shops,
    merchantValid: shops,
    setting: settings,
  },
  template: {
    content: { profile: (answer) => callProfiles.template(goodsOfPage(answer)) },
    pageParams: { profile: (answer) => callProfiles.template(goodsOfPage(answer)) },
    list: { profile: () => callProfiles.template([]) },
    head: { profile: () => callProfiles.template([]) },
    frame: { profile: () => callProfiles.template([]) },
    tdk: settings,
  },
  site: { frame: settings, articles: settings, faqs: settings },
  mallSetting: {
    info: settings,
    company: settings,
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
} satisfies KeptCallTable
