import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../call'
import { listOf, wireId, wirePage, wirePageSize } from '../fields'
import { currency, goodsListItem, keptCards, marketing } from './goods'

const tags = ['促销']

/** The cart promotions of a product and the products of a cart promotion (contract goods §14.4). */
export const promotionContract = {
  ofGoods: call('GET', '/promotion/getskumarketing', '商品的促销活动', {
    tags,
    invalid: goodsMessages.goodsNotFound,
    kept: {},
  })
    .input(z.object({ item_id: wireId() }))
    .output(z.object({ promotion_activity: z.array(marketing).nullable() })),

  goods: call('GET', '/promotion/fullpromotion/getitemlist', '促销活动的商品', {
    tags,
    invalid: goodsMessages.activityLapsed,
    kept: { ...keptCards('list.*'), live: [...keptCards('list.*').live, 'activity.left_time'] },
  })
    .input(z.object({ marketing_id: wireId(), page: wirePage(), pageSize: wirePageSize(20) }))
    .output(
      listOf(goodsListItem).extend({
        activity: marketing.extend({ left_time: z.int() }),
        cur: currency,
      }),
    ),
}
