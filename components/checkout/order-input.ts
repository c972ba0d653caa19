import type { Address } from '@/lib/contract/people/address'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { pickupAddressNotChosen } from '@/lib/domain/messages/order'
import { invoiceFault, personalInvoiceText } from '@/lib/domain/order/invoice'
import type { CheckoutKind } from '@/lib/domain/order/kinds'
import type { ReceiptType } from '@/lib/domain/order/labels'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import type { OrderInvoice } from '@/lib/domain/order/snapshot'
import { sourceFields, type CheckoutSource, type OrderRequest } from './checkout-source'
import { checkoutView } from './kind-view'

export interface PickupChoice {
  /** 0 while none is selected. */
  locationId: number
  date: string
  /** `HH:mm` from and to; empty while none is selected. */
  time: readonly string[]
  name: string
  mobile: string
}

/** The shopper's selections and texts on the page. */
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
 * The request that places the order as the preview shows it. It names the coupon of the preview, because placing an
 * order never selects one automatically (contract trade §4.6).
 */
export function orderRequest(
  source: CheckoutSource,
  choice: CheckoutChoice,
  address: Address | null,
  preview: Pick<OrderPreview, 'coupon_info' | 'total_fee' | 'real_use_point' | 'point' | 'order_class'>,
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
    ...(isPointsOrder(preview) ? { expected_point: preview.point } : {}),
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
  kind: CheckoutKind = 'normal',
  /** Cents that the programme pays. */
  subsidy = 0,
): ChoiceProblem | null {
  const { pickup, invoice } = choice
  if (choice.receiptType === 'ziti') {
    if (pickup.locationId === 0) return { field: null, text: pickupAddressNotChosen }
    if (pickup.date === '') return { field: 'date', text: '请填写提货日期' }
    if (pickup.time.length === 0) return { field: 'time', text: '请填写提货时间' }
    if (pickup.name.trim() === '') return { field: 'name', text: '请填写提货人' }
    if (pickup.mobile.trim() === '') return { field: 'mobile', text: '请填写手机号码' }
  } else if (!address) return { field: null, text: checkoutView(kind).missingAddress }
  if (subsidy > 0 && invoice?.title === 'unit') return { field: null, text: personalInvoiceText }
  return invoice && invoiceFault(invoice)
}
