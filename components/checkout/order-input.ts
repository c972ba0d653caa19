import type { api } from '@/lib/client/api'
import type { Address } from '@/lib/contract/address'
import type { OrderPreview } from '@/lib/contract/checkout'
import { invoiceProblem } from '@/lib/domain/order/invoice'
import type { OrderInvoice } from '@/lib/domain/order/snapshot'
import type { ReceiptType } from '@/lib/domain/order/labels'

/** What the mall is asked for a preview and for an order (contract trade §6.1). */
export type OrderDraft = NonNullable<Parameters<typeof api.checkout.create>[0]>

/** What the address of the page says: which goods, of which shop (spec 1 §2). */
export interface CheckoutPlace {
  mode: 'cart' | 'fastbuy'
  distributorId: number
  seckill: { id: number; ticket: string } | null
}

export interface PickupChoice {
  /** 0 while none is chosen. */
  locationId: number
  date: string
  /** `HH:mm` from and to; empty while none is chosen. */
  time: readonly string[]
  name: string
  mobile: string
}

/** What the shopper decides on the page. */
export interface CheckoutChoice {
  receiptType: ReceiptType
  addressId: number | null
  pickup: PickupChoice
  /** `auto` lets the mall find the best; `none` wants none; else the code of a coupon. */
  coupon: string
  points: number
  remark: string
  invoice: OrderInvoice | null
}

export const autoCoupon = 'auto'
export const noCoupon = 'none'

/** Reads the address of the page; unknown words mean the cart of the mall itself. */
export function readPlace(params: { get: (name: string) => string | null }): CheckoutPlace {
  const id = Number(params.get('id'))
  const seckillId = Number(params.get('seckill_id'))
  const isSeckill = params.get('order_type') === 'normal_seckill' && seckillId > 0
  return {
    mode: params.get('mode') === 'fastbuy' ? 'fastbuy' : 'cart',
    distributorId: Number.isInteger(id) && id > 0 ? id : 0,
    seckill: isSeckill ? { id: seckillId, ticket: params.get('ticket') ?? '' } : null,
  }
}

const placeFields = ({ mode, distributorId, seckill }: CheckoutPlace): OrderDraft => ({
  distributor_id: distributorId,
  cart_type: mode,
  order_type: seckill ? 'normal_seckill' : 'normal',
  ...(seckill ? { seckill_id: seckill.id, seckill_ticket: seckill.ticket } : {}),
})

const addressFields = (address: Address): OrderDraft => ({
  receiver_name: address.username,
  receiver_mobile: address.telephone,
  receiver_state: address.province,
  receiver_city: address.city,
  receiver_district: address.county,
  receiver_address: address.adrdetail,
  ...(address.postalCode ? { receiver_zip: address.postalCode } : {}),
})

const receiverFields = (choice: CheckoutChoice, address: Address | null): OrderDraft =>
  choice.receiptType === 'ziti' ? {} : address ? addressFields(address) : {}

const couponFields = (coupon: string): OrderDraft =>
  coupon === autoCoupon ? {} : coupon === noCoupon ? { not_use_coupon: true } : { coupon_discount: coupon }

/** What a preview depends on; a note or an invoice changes no amount. */
export const previewDraft = (
  place: CheckoutPlace,
  choice: CheckoutChoice,
  address: Address | null,
): OrderDraft => ({
  ...placeFields(place),
  receipt_type: choice.receiptType,
  ...receiverFields(choice, address),
  ...couponFields(choice.coupon),
  ...(choice.points > 0 ? { point_use: choice.points } : {}),
})

/**
 * The order as it is shown: creating one never looks for a coupon itself (contract trade §4.6), so the one in the
 * preview is named.
 */
export function createDraft(
  place: CheckoutPlace,
  choice: CheckoutChoice,
  address: Address | null,
  preview: Pick<OrderPreview, 'coupon_info' | 'total_fee' | 'real_use_point'>,
): OrderDraft {
  const code = preview.coupon_info?.coupon_code
  const { pickup, invoice } = choice
  return {
    ...previewDraft(place, { ...choice, coupon: code ?? noCoupon }, address),
    ...(choice.receiptType === 'ziti'
      ? {
          receiver_name: pickup.name,
          receiver_mobile: pickup.mobile,
          pickup_location: pickup.locationId,
          pickup_date: pickup.date,
          pickup_time: [...pickup.time],
        }
      : {}),
    ...(preview.total_fee === 0 && preview.real_use_point > 0 ? { pay_type: 'point' } : {}),
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

/** The sentence for the first thing an order lacks, or null (spec 3 §3). */
export function choiceProblem(choice: CheckoutChoice, address: Address | null): string | null {
  const { pickup, invoice } = choice
  if (choice.receiptType === 'ziti') {
    if (pickup.locationId === 0) return '请选择提货地址'
    if (pickup.date === '') return '请填写提货日期'
    if (pickup.time.length === 0) return '请填写提货时间'
    if (pickup.name.trim() === '') return '请填写提货人'
    if (pickup.mobile.trim() === '') return '请填写手机号码'
  } else if (!address) return '请选择收货地址'
  return invoice && invoiceProblem(invoice)
}
