import type { api } from '@/lib/client/call/api'
import type { Address } from '@/lib/contract/people/address'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { invoiceFault, personalInvoiceText } from '@/lib/domain/order/invoice'
import { offlinePayType } from '@/lib/domain/order/pay-types'
import { pointsOrderType } from '@/lib/domain/points-mall'
import type { OrderInvoice } from '@/lib/domain/order/snapshot'
import type { ReceiptType } from '@/lib/domain/order/labels'
import { purchaseOrderType } from '@/lib/domain/employee/texts'
import { readPurchaseItem, readPurchaseRef, type PurchaseRef } from '@/lib/web/staff-href'

/** Input of the calls that preview and place an order (contract trade §6.1). */
export type OrderRequest = NonNullable<Parameters<typeof api.checkout.create>[0]>

/** What is checked out, from the URL of the page: cart or fast buy, which shop, which seckill or group (spec 1 §2). */
export interface CheckoutSource {
  mode: 'cart' | 'fastbuy'
  distributorId: number
  seckill: { id: number; ticket: string } | null
  /** The group-buying activity, and the team to join; null opens one. */
  group?: { activityId: number; teamId: number | null } | null
  /** Employee purchase: the ticked lines of the cart in an activity, or pieces of one SKU. */
  purchase?: (PurchaseRef & { item: { itemId: number; num: number } | null }) | null
  /** An exchange in the points mall. */
  isPoints?: boolean
}

export interface PickupChoice {
  /** 0 while none is selected. */
  locationId: number
  date: string
  /** `HH:mm` from and to; empty while none is selected. */
  time: readonly string[]
  name: string
  mobile: string
}

/** What the shopper selects and types on the page. */
export interface CheckoutChoice {
  receiptType: ReceiptType
  /** Paid by bank transfer instead of online. */
  isOffline: boolean
  addressId: number | null
  /** An address of the employer, which is used instead. */
  staffAddress?: Address | null
  pickup: PickupChoice
  /** `auto` (the server selects the best), `none`, or the code of a coupon, also of one to claim (`claimCode`). */
  coupon: string
  points: number
  remark: string
  invoice: OrderInvoice | null
}

export const autoCoupon = 'auto'
export const noCoupon = 'none'

/** Reads the query of the page; unknown values mean the cart of the mall itself (shop 0). */
export function readSource(params: { get: (name: string) => string | null }): CheckoutSource {
  const id = Number(params.get('id'))
  const seckillId = Number(params.get('seckill_id'))
  const isSeckill = params.get('order_type') === 'normal_seckill' && seckillId > 0
  return {
    mode: params.get('mode') === 'fastbuy' ? 'fastbuy' : 'cart',
    distributorId: Number.isInteger(id) && id > 0 ? id : 0,
    seckill: isSeckill ? { id: seckillId, ticket: params.get('ticket') ?? '' } : null,
    group: readGroup(params),
    ...readPurchase(params),
    ...(params.get('order_type') === pointsOrderType ? { isPoints: true } : {}),
  }
}

function readGroup(params: { get: (name: string) => string | null }): CheckoutSource['group'] {
  const activityId = Number(params.get('bargain_id'))
  if (params.get('order_type') !== 'normal_groups' || !Number.isInteger(activityId) || activityId <= 0)
    return null
  const teamId = Number(params.get('team_id'))
  return { activityId, teamId: Number.isInteger(teamId) && teamId > 0 ? teamId : null }
}

/** The activity of employee purchase; nothing for other checkouts. */
function readPurchase(params: { get: (name: string) => string | null }): Pick<CheckoutSource, 'purchase'> {
  const ref = readPurchaseRef(params)
  return ref ? { purchase: { ...ref, item: readPurchaseItem(params) } } : {}
}

/** Which checkout a draft belongs to: carts and buy-now lines of a shop, and each kind of order, have their own. */
export const draftKey = (source: CheckoutSource): string =>
  [source.mode, orderTypeOf(source), source.distributorId].join('_')

function orderTypeOf({
  seckill,
  group,
  purchase,
  isPoints,
}: CheckoutSource): NonNullable<OrderRequest['order_type']> {
  if (purchase) return purchaseOrderType
  if (isPoints) return pointsOrderType
  if (group) return 'normal_groups'
  return seckill ? 'normal_seckill' : 'normal'
}

const groupFields = (group: CheckoutSource['group']): OrderRequest =>
  group ? { bargain_id: group.activityId, ...(group.teamId === null ? {} : { team_id: group.teamId }) } : {}

const purchaseFields = (purchase: CheckoutSource['purchase']): OrderRequest =>
  purchase
    ? {
        activity_id: purchase.activityId,
        enterprise_id: purchase.enterpriseId,
        ...(purchase.item ? { items: [{ item_id: purchase.item.itemId, num: purchase.item.num }] } : {}),
      }
    : {}

const sourceFields = (source: CheckoutSource): OrderRequest => ({
  distributor_id: source.distributorId,
  cart_type: source.mode,
  order_type: orderTypeOf(source),
  ...(source.seckill ? { seckill_id: source.seckill.id, seckill_ticket: source.seckill.ticket } : {}),
  ...groupFields(source.group),
  ...purchaseFields(source.purchase),
})

const addressFields = (address: Address): OrderRequest => ({
  receiver_name: address.username,
  receiver_mobile: address.telephone,
  receiver_state: address.province,
  receiver_city: address.city,
  receiver_district: address.county,
  receiver_address: address.adrdetail,
  ...(address.postalCode ? { receiver_zip: address.postalCode } : {}),
})

const receiverFields = (choice: CheckoutChoice, address: Address | null): OrderRequest =>
  choice.receiptType === 'ziti' ? {} : address ? addressFields(address) : {}

const couponFields = (coupon: string): OrderRequest =>
  coupon === autoCoupon
    ? { with_claimable: true }
    : coupon === noCoupon
      ? { not_use_coupon: true }
      : { coupon_discount: coupon }

/** The request for a preview. Remark and invoice are left out: they do not change the amounts. */
export const previewRequest = (
  source: CheckoutSource,
  choice: CheckoutChoice,
  address: Address | null,
): OrderRequest => ({
  ...sourceFields(source),
  receipt_type: choice.receiptType,
  ...receiverFields(choice, address),
  ...couponFields(choice.coupon),
  ...(choice.points > 0 ? { point_use: choice.points } : {}),
})

/** How the order will be paid; the cashier preselects it. `wxpaypc` stands for any payment online (spec 3 §3). */
function payTypeOf(
  { isOffline }: CheckoutChoice,
  { total_fee, real_use_point, point }: Pick<OrderPreview, 'total_fee' | 'real_use_point' | 'point'>,
): string {
  if (total_fee === 0 && (real_use_point > 0 || point > 0)) return 'point'
  return isOffline && total_fee > 0 ? offlinePayType : 'wxpaypc'
}

/**
 * The request that places the order as the preview shows it. It names the coupon of the preview, because placing an order
 * never selects one automatically (contract trade §4.6).
 */
export function orderRequest(
  source: CheckoutSource,
  choice: CheckoutChoice,
  address: Address | null,
  preview: Pick<OrderPreview, 'coupon_info' | 'total_fee' | 'real_use_point' | 'point'>,
): OrderRequest {
  const code = preview.coupon_info?.coupon_code
  const { pickup, invoice } = choice
  return {
    ...previewRequest(source, { ...choice, coupon: code ?? noCoupon }, address),
    ...(choice.receiptType === 'ziti'
      ? {
          receiver_name: pickup.name,
          receiver_mobile: pickup.mobile,
          pickup_location: pickup.locationId,
          pickup_date: pickup.date,
          pickup_time: [...pickup.time],
        }
      : {}),
    pay_type: payTypeOf(choice, preview),
    // An order of another amount than the shown one is refused.
    expected_total: preview.total_fee,
    ...(source.isPoints ? { expected_point: preview.point } : {}),
    remark: choice.remark,
    ...(invoice
      ? {
          invoice_type: 'normal',
          invoice_content: {
            title: invoice.title,
            content: invoice.content,
            ...(invoice.title === 'unit'
              ? {
                  registration_number: invoice.registrationNumber,
                  company_address: invoice.companyAddress,
                  company_phone: invoice.companyPhone,
                  bankname: invoice.bankname,
                  bankaccount: invoice.bankaccount,
                }
              : {}),
          },
        }
      : {}),
  }
}

/** Inputs of the page that show their own message. */
export type CheckoutField = 'date' | 'time' | 'name' | 'mobile' | 'content' | 'registrationNumber'

/** A missing input: its message, and the field that shows it; null where the page has no field for it. */
export interface ChoiceProblem {
  field: CheckoutField | null
  text: string
}

/** The first missing input, or null (spec 3 §3, spec 3 §7). */
export function choiceProblem(
  choice: CheckoutChoice,
  address: Address | null,
  { isPoints }: Pick<CheckoutSource, 'isPoints'> = {},
  /** Cents that the programme pays. */
  subsidy = 0,
): ChoiceProblem | null {
  const { pickup, invoice } = choice
  if (choice.receiptType === 'ziti') {
    if (pickup.locationId === 0) return { field: null, text: '请选择提货地址' }
    if (pickup.date === '') return { field: 'date', text: '请填写提货日期' }
    if (pickup.time.length === 0) return { field: 'time', text: '请填写提货时间' }
    if (pickup.name.trim() === '') return { field: 'name', text: '请填写提货人' }
    if (pickup.mobile.trim() === '') return { field: 'mobile', text: '请填写手机号码' }
  } else if (!address) return { field: null, text: isPoints ? '请选择地址' : '请选择收货地址' }
  if (subsidy > 0 && invoice?.title === 'unit') return { field: null, text: personalInvoiceText }
  return invoice && invoiceFault(invoice)
}
