import { z } from 'zod'
import { call } from './call'
import { wireId, wireInt } from './fields'

/** 9,999,999.99 yuan, what the columns and the order's sums are made for. */
const dearest = 999_999_999

/** What operators do to the mall. Calls of our own: the shoppers' contract has none for them. */
export const operatorContract = {
  setPrices: call('PUT', '/operator/goods/prices', '改价', { auth: 'operator', tags: ['operator'] })
    .input(
      z.object({
        prices: z
          .array(
            z.object({
              item_id: wireId('商品不存在'),
              /** Cents. */
              price: wireInt(1, dearest, '价格不正确'),
            }),
            '请填写价格',
          )
          .min(1, '请填写价格')
          .max(200, '一次最多修改200个规格'),
      }),
    )
    .output(z.object({ status: z.boolean() })),
}
