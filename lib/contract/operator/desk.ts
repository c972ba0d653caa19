import { z } from 'zod'
import { call } from '../call'
import { listOf, seconds, wireBool, wireId, wireInt, wirePage, wireText } from '../fields'
import { invoiceRow } from '../invoice'
import { auditRow } from './order'

const tags = ['operator']
const merchant = { auth: 'merchant', tags } as const
const paging = { page: wirePage(), pageSize: wireInt(1, 100).optional().default(20) }

/** Invoices, reviews, trade settings and the audit trail (contract operator). */

export const operatorInvoiceContract = {
  list: call('GET', '/operator/invoices', '发票列表', merchant)
    .input(
      z.object({
        ...paging,
        invoice_status: wireText(20).optional(),
        order_id: wireText(30).optional(),
      }),
    )
    .output(listOf(invoiceRow)),

  issue: call('POST', '/operator/invoice/issue', '开票', merchant)
    .input(
      z.object({
        id: wireId('发票不存在'),
        number: wireText(40, '发票号码过长').optional().default(''),
        /** Where the invoice can be read: an https address or a path of this mall. */
        file: wireText(500, '发票文件地址不正确').optional().default(''),
      }),
    )
    .output(invoiceRow),

  void: call('POST', '/operator/invoice/void', '作废发票', merchant)
    .input(
      z.object({ id: wireId('发票不存在'), reason: wireText(200, '作废原因过长').optional().default('') }),
    )
    .output(invoiceRow),
}

const operatorRate = z.object({
  rate_id: z.int(),
  order_id: z.string(),
  item_id: z.int(),
  goods_id: z.int(),
  item_name: z.string(),
  item_spec_desc: z.string(),
  distributor_id: z.int(),
  star: z.int(),
  content: z.string(),
  rate_pic: z.array(z.string()),
  anonymous: z.boolean(),
  disabled: z.boolean(),
  username: z.string(),
  created: seconds,
  replies: z.array(
    z.object({
      reply_id: z.int(),
      role: z.enum(['buyer', 'seller']),
      username: z.string(),
      content: z.string(),
      created: seconds,
    }),
  ),
})

export const operatorRateContract = {
  list: call('GET', '/operator/rates', '评价列表', merchant)
    .input(
      z.object({
        ...paging,
        order_id: wireText(30).optional(),
        item_id: wireId().optional(),
        star: wireInt(1, 5).optional(),
        /** Whether the seller has replied. */
        is_reply: wireInt(0, 1).optional(),
      }),
    )
    .output(listOf(operatorRate)),

  reply: call('POST', '/operator/rate/reply', '回复评价', merchant)
    .input(
      z.object({
        rate_id: wireId('参数异常'),
        content: wireText(500, '回复最多500字', '评论不能为空！').min(1, '评论不能为空！'),
      }),
    )
    .output(operatorRate),
}

/** Times of orders: minutes for `order_cancel_time`, days for all others (contract trade §12.3). */
const tradeSettings = z.object({
  order_cancel_time: z.int(),
  order_finish_time: z.int(),
  latest_aftersale_time: z.int(),
  aftersale_close_time: z.int(),
  auto_refuse_time: z.int(),
  auto_aftersales: z.boolean(),
  offline_aftersales: z.boolean(),
  is_refund_freight: z.boolean(),
  repeat_cancel: z.boolean(),
  rate_status: z.boolean(),
  pickupcode_status: z.boolean(),
})
export type TradeSettingValues = z.infer<typeof tradeSettings>

const days = () => wireInt(0, 365, '天数必须为0至365的整数').optional()
const flag = () => z.preprocess((value) => value, wireBool()).optional()

export const operatorSettingContract = {
  get: call('GET', '/operator/order/settings', '订单设置', { auth: 'operator', tags })
    .input(z.object({}))
    .output(tradeSettings),

  /** Fields that are not sent keep their value. */
  put: call('PUT', '/operator/order/settings', '修改订单设置', { auth: 'operator', tags })
    .input(
      z.object({
        order_cancel_time: wireInt(5, 10_080, '订单取消时间必须为5至10080分钟').optional(),
        order_finish_time: wireInt(1, 365, '天数必须为1至365的整数').optional(),
        latest_aftersale_time: days(),
        aftersale_close_time: days(),
        auto_refuse_time: days(),
        auto_aftersales: flag(),
        offline_aftersales: flag(),
        is_refund_freight: flag(),
        repeat_cancel: flag(),
        rate_status: flag(),
        pickupcode_status: flag(),
      }),
    )
    .output(tradeSettings),
}

export const operatorAuditContract = {
  list: call('GET', '/operator/audit', '操作记录', merchant)
    .input(
      z.object({
        ...paging,
        subject: wireText(40).optional(),
        id: wireText(60).optional(),
        operator_id: wireId().optional(),
        time_begin: wireInt(0, 9_999_999_999).optional(),
        time_end: wireInt(0, 9_999_999_999).optional(),
      }),
    )
    .output(listOf(auditRow)),
}
