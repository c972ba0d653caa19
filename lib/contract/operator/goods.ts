import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../call'
import { wireId, wireInt } from '../fields'
import { forOperators } from './options'

/** 9,999,999.99 yuan in cents: the largest price for which columns and order totals are sized. */
const maxPrice = 999_999_999

/** Products as operators change them (contract operator). */
export const operatorGoodsContract = {
  setPrices: call('PUT', '/operator/goods/prices', '改价', forOperators('goods:write'))
    .input(
      z.object({
        prices: z
          .array(
            z.object({
              item_id: wireId(goodsMessages.goodsMissing),
              /** Cents. */
              price: wireInt(1, maxPrice, goodsMessages.priceInvalid),
            }),
            '请填写价格',
          )
          .min(1, '请填写价格')
          .max(200, '一次最多修改200个规格'),
      }),
    )
    .output(z.object({ status: z.boolean() })),
}
