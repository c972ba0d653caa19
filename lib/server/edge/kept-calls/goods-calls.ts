import 'server-only'
import type { GoodsDetail, GoodsListItem, GoodsListInput } from '@/lib/contract/catalogue/goods'
import { requestsSkus } from '@/lib/server/catalogue/goods/list/list-goods'
import { fillDetail, prepareDetail } from '@/lib/server/catalogue/goods/page/detail-overlay'
import { fillCards, prepareCards } from '@/lib/server/catalogue/goods-card/card-overlay'
import { goodsOfText } from '@/lib/server/catalogue/goods-lookup/block-overlay'
import { callProfiles } from '@/lib/web/cache-manifest'
import { overlay, overlayAt, type KeptCall, type KeptCallTable } from './kept-call'

const idsOf = (cards: readonly GoodsListItem[]) => cards.map(({ goods_id }) => goods_id)

/** Whether the prices of products decide the content of a list. */
const isPriced = ({ goodsSort, start_price, end_price }: Partial<GoodsListInput>) =>
  goodsSort === 2 || goodsSort === 3 || start_price !== undefined || end_price !== undefined

const listedCards = overlayAt(
  'list.*',
  (mall, { list }: { list: GoodsListItem[] }) => prepareCards(mall, list),
  fillCards,
)

/** The SKUs that promotions give away or sell at a lower price. */
const giftsOf = (promotions: GoodsDetail['promotion_activity']) =>
  (promotions ?? []).flatMap(({ gifts, plusitems }) => [...gifts, ...plusitems].map(({ item_id }) => item_id))

/** A product, or the answer for one that the shop of the request does not sell. */
type Detail = GoodsDetail | { item_id: 0 }

const detail: KeptCall<Detail, unknown> = {
  profile(answer) {
    if (!('goods_id' in answer)) return null
    const { intro, goods_id, distributor_id, promotion_activity } = answer
    const others = [...giftsOf(promotion_activity), ...goodsOfText(intro)]
    return callProfiles.goods(goods_id, distributor_id, others)
  },
  overlay: overlay({
    // Only answers with a profile are kept.
    prepare: (_mall, answer: Detail) => prepareDetail(answer as GoodsDetail),
    fill: (mall, rows, viewer) => fillDetail(mall, rows, viewer),
  }),
}

export const goodsCalls = {
  list: {
    // Lists of SKUs instead of products have live stocks of their own.
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
    overlay: overlayAt(
      'items.*',
      (mall, { items }: { items: GoodsListItem[] }) => prepareCards(mall, items),
      fillCards,
    ),
  },
  suggest: { profile: callProfiles.found },
  choices: { profile: callProfiles.found },
  keywords: { profile: callProfiles.settings },
  gradePrices: { profile: ({ list }) => callProfiles.offers(list.map(({ goods_id }) => goods_id)) },
} satisfies KeptCallTable['goods']

export const promotionCalls = {
  ofGoods: {
    profile: ({ promotion_activity }, { item_id }) =>
      callProfiles.offers([item_id, ...giftsOf(promotion_activity)]),
  },
  goods: {
    profile: ({ list, activity }) => callProfiles.goodsList([...idsOf(list), ...giftsOf([activity])]),
    overlay: overlay({
      prepare: async (mall, answer: { list: GoodsListItem[]; activity: { end_time: number } }) => ({
        'list.*': await prepareCards(mall, answer.list),
        activity: [answer.activity.end_time],
      }),
      async fill(mall, rows, viewer) {
        const cards = await fillCards(mall, rows['list.*'], viewer)
        const leftTimes = rows.activity.map((end) => ({ left_time: end - mall.now() }))
        return cards === 'stale' ? cards : { 'list.*': cards, activity: leftTimes }
      },
    }),
  },
} satisfies KeptCallTable['promotion']
