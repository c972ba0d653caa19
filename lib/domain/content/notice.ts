import { shownSpec } from '../goods/spec-text'
import { priceText } from '../money'

/**
 * Text messages about events, one text per event. They contain at most the number of an order or after-sale, a courier
 * and an amount; no names, addresses or purchased products. The notice of a product back in stock has to name it.
 */
const texts = {
  shipped: ({ orderId, courier, trackingNumber }: ParcelOfOrder) =>
    `您的订单${orderId}已发货，由${courier}配送，运单号${trackingNumber}，可在订单详情查看物流。`,
  shipped_part: ({ orderId, courier, trackingNumber }: ParcelOfOrder) =>
    `您的订单${orderId}有部分商品已发货，由${courier}配送，运单号${trackingNumber}，其余商品将陆续发出。`,
  pickup: ({ orderId, code }: { orderId: string; code: string }) =>
    `您的订单${orderId}的提货验证码为${code}，到店后请连同订单号告知店员，请勿告知他人。`,
  refunded: ({ orderId, amount }: { orderId: string; amount: string }) =>
    `您的订单${orderId}已退款${amount}，将按原支付方式退回，请注意查收。`,
  aftersale_refund_agreed: ({ aftersalesBn }: OfAftersale) =>
    `您的售后申请${aftersalesBn}已通过审核，我们将尽快为您退款。`,
  aftersale_return_agreed: ({ aftersalesBn }: OfAftersale) =>
    `您的售后申请${aftersalesBn}已通过审核，请寄回商品，并在售后详情填写物流单号。`,
  aftersale_offline_agreed: ({ aftersalesBn }: OfAftersale) =>
    `您的售后申请${aftersalesBn}已通过审核，请携带商品前往所选门店办理退货。`,
  aftersale_refused: ({ aftersalesBn }: OfAftersale) =>
    `您的售后申请${aftersalesBn}未通过，原因可在售后详情查看。`,
  exchange_sent: ({ aftersalesBn, courier, trackingNumber }: OfAftersale & Parcel) =>
    `您换货的商品已发出（售后单号${aftersalesBn}），由${courier}配送，运单号${trackingNumber}。`,
  group_done: ({ orderId }: OfOrder) => `您参与的拼团已成功，订单${orderId}正在为您备货。`,
  group_failed: ({ orderId }: OfOrder) =>
    `您参与的拼团未能在规定时间内成团，订单${orderId}已取消，所付款项将按原支付方式退回。`,
  /** `itemId` is the first of the SKUs, `specs` their specifications as the contract writes them; empty without any. */
  restocked: ({ itemId, itemName, specs }: { itemId: number; itemName: string; specs: string[] }) =>
    `您关注的商品“${[itemName, specs.map(shownSpec).join('、')].filter(Boolean).join(' ')}”（商品编号${itemId}）已到货，数量有限，欢迎选购。`,
  voucher_passed: ({ orderId }: OfOrder) => `您的订单${orderId}的付款凭证已通过审核，正在为您备货。`,
  merchant_approved: ({ name }: { name: string }) =>
    `恭喜，${name}的入驻申请已审核通过，请使用申请时的手机号登录商家中心。`,
  merchant_refused: ({ name }: { name: string }) =>
    `很抱歉，${name}的入驻申请未通过，原因可在入驻进度查看，修改后可重新提交。`,
  voucher_refused: ({ orderId }: OfOrder) =>
    `您的订单${orderId}的付款凭证未通过审核，请在订单详情查看原因并修改付款凭证。`,
} as const

interface OfOrder {
  orderId: string
}
interface OfAftersale {
  aftersalesBn: string
}
interface Parcel {
  /** The name of the courier. */
  courier: string
  trackingNumber: string
}
interface ParcelOfOrder extends OfOrder, Parcel {}

type NoticeType = keyof typeof texts

/** An event with the values of its text. */
export type Notice = { [T in NoticeType]: { type: T; params: Parameters<(typeof texts)[T]>[0] } }[NoticeType]

/** A notice about an order, before the number of the order is added. */
export type OrderNotice = {
  [T in NoticeType]: { type: T; params: Omit<Parameters<(typeof texts)[T]>[0], 'orderId'> }
}[NoticeType]

/** The text of a notice. */
export function noticeText({ type, params }: Notice): string {
  const write = texts[type] as (values: Notice['params']) => string
  return write(params)
}

/** The refunded amount as text: `¥12.00`, `100积分`, or both; null for nothing. @param fee cents */
export function refundText(fee: number, points: number): string | null {
  const parts = [fee > 0 ? priceText(fee) : '', points > 0 ? `${points}积分` : ''].filter(Boolean)
  return parts.length > 0 ? parts.join('和') : null
}
