import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import * as orderMessages from '@/lib/domain/messages/order'
import { couriers } from '@/lib/domain/order/couriers'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { traceByNumber } from '@/lib/server/trade/fulfilment/list-parcels'
import { getOrderPage } from '@/lib/server/trade/order/get-order-page'
import { previewPoints } from './preview-points'

const whole = <T>(list: T[]) => wireList({ list, total: list.length })

export const legacyCallRoutes = {
  addGift: os.older.addGift.handler(() => ({})),

  userPoint: os.older.userPoint.handler(({ input, context }) =>
    previewPoints(context.mall, memberOf(context), input.mode === 'fastbuy' ? 'fastbuy' : 'cart'),
  ),

  logistics: os.older.logistics.handler(({ input, context }) =>
    traceByNumber(context.mall, memberOf(context).userId, input.logi_no, input.corp_code ?? ''),
  ),

  trades: os.older.trades.handler(async ({ input, context }) => {
    const page = await getOrderPage(context.mall, memberOf(context).userId, input.order_id)
    if (!page) throw new MallError(orderMessages.orderNumberUnknown(input.order_id))
    return whole(page.tradeList)
  }),

  couriers: os.older.couriers.handler(() =>
    whole(couriers.map(({ code, name }) => ({ corp_code: code, corp_name: name }))),
  ),

  applyView: os.older.applyView.handler(async ({ input, context }) => {
    const { mall } = context
    const page = await getOrderPage(mall, memberOf(context).userId, input.order_id)
    if (!page) throw new MallError(aftersaleMessages.aftersaleOrderUnknown)
    const { order_id, items, can_apply_aftersales } = page.orderInfo
    const { aftersaleReasons } = await readTradeSettings(mall.db)
    const open = can_apply_aftersales === 1 ? items.filter((item) => item.left_aftersales_num > 0) : []
    return { ...whole(open), order_id, reason: [...aftersaleReasons], can_apply_aftersales }
  }),
}
