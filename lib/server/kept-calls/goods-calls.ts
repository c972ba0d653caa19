import 'server-only'
import type { GoodsDetail, GoodsListItem, GoodsListInput } from '@/lib/contract/goods'
import type { Mall } from '@/lib/server/context'
import { fillCards, prepareCards, type KeptCard } from '@/lib/server/goods-card/card-overlay'
import { fillDetail, prepareDetail } from '@/lib/server/goods/detail-overlay'
import { goodsOfBlocks } from '@/lib/server/goods-lookup/block-overlay'
import { requestsSkus } from '@/lib/server/goods/list-goods'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { callProfiles } from '@/lib/web/cache-manifest'
import { overlay, type KeptCall, type KeptCallTable } from './kept-call'

const idsOf = (cards: readonly GoodsListItem[]) => cards.map(({ goods_id }) => goods_id)

/** Whether the price of any product decides what a list shows. */
const isPriced = ({ goodsSort, start_price, end_price }: Partial<GoodsListInput>) =>
  goodsSort === 2 || goodsSort === 3 || start_price !== undefined || end_price !== undefined

/** Product cards in the holes of a path. */
const cardsAt = <Path extends string>(path: Path) => ({
  prepare: async (mall: Mall, cards: readonly GoodsListItem[]) => ({
    [path]: await prepareCards(mall, cards),
  }),
  async fill(mall: Mall, rows: Readonly<Record<string, readonly unknown[]>>, viewer: Viewer | null) {
    const cards = await fillCards(mall, (rows[path] ?? []) as KeptCard[], viewer)
    return cards === 'stale' ? cards : { [path]: cards }
  },
})
const list = cardsAt('list.*')
const items = cardsAt('items.*')

const listedCards = overlay({
  prepare: (mall, answer: { list: GoodsListItem[] }) => list.prepare(mall, answer.list),
  fill: list.fill,
})

const detail: KeptCall<GoodsDetail, unknown> = {
  profile({ intro, goods_id, distributor_id, promotion_activity }) {
    const shownIds = (promotion_activity ?? []).flatMap(({ gifts, plusitems }) =>
      [...gifts, ...plusitems].map(({ item_id }) => item_id),
    )
    return callProfiles.goods(goods_id, distributor_id, [...shownIds, ...goodsOfBlocks(intro)])
  },
  overlay: overlay({
    prepare: (_mall, answer: GoodsDetail) => prepareDetail(answer),
    fill: (mall, rows, viewer) => fillDetail(mall, rows, viewer),
  }),
}

export const goodsCalls = {
  list: {
    // SKUs in place of products have stocks of their own.
    isKept: (input) => !requestsSkus(input),
    profile: (answer, input) =>
      callProfiles[isPriced(input) ? 'pricedList' : 'goodsList'](idsOf(answer.list)),
    overlay: listedCards,
  },
  detail,
  newItems: detail,
  recommend: { profile: (answer) => callProfiles.goodsList(idsOf(answer.list)), overlay: listedCards },
  group: {
    profile: (answer) => callProfiles.goodsList(idsOf(answer.items)),
    overlay: overlay({
      prepare: (mall, answer: { items: GoodsListItem[] }) => items.prepare(mall, answer.items),
      fill: items.fill,
    }),
  },
  suggest: { profile: callProfiles.found },
  choices: { profile: callProfiles.found },
  keywords: { profile: callProfiles.settings },
  gradePrices: { profile: ({ list }) => callProfiles.offers(list.map(({ goods_id }) => goods_id)) },
} satisfies KeptCallTable['goods']

export const promotionCalls = {
  ofGoods: { profile: (_answer, { item_id }) => callProfiles.offers([item_id]) },
  goods: {
    profile: (answer) => callProfiles.goodsList(idsOf(answer.list)),
    overlay: overlay({
      prepare: async (mall, answer: { list: GoodsListItem[]; activity: { end_time: number } }) => ({
        ...(await list.prepare(mall, answer.list)),
        activity: [answer.activity.end_time],
      }),
      async fill(mall, rows, viewer) {
        const cards = await list.fill(mall, rows, viewer)
        const leftTimes = rows.activity.map((end) => ({ left_time: end - mall.now() }))
        return cards === 'stale' ? cards : { ...cards, activity: leftTimes }
      },
    }),
  },
} satisfies KeptCallTable['promotion']
