'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAddresses } from '@/components/address/use-addresses'
import { viewerPricesKey } from '@/components/goods/member-prices'
import { api } from '@/lib/client/call/api'
import { ApiError } from '@/lib/client/call/api-error'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { query } from '@/lib/client/call/query'
import { phoneAddress } from '@/lib/client/form/phone-address'
import { navigationFromSheets } from '@/lib/client/page/sheet-entry'
import { sessionUser } from '@/lib/client/person/session'
import { confirm } from '@/lib/client/press/confirm'
import { submissionKeys } from '@/lib/client/press/submission-key'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { keepDraft, keptDraft } from '@/lib/client/trade/checkout-draft'
import type { Address } from '@/lib/contract/people/address'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { nothingTexts } from '@/lib/domain/goods/stock'
import { priceText } from '@/lib/domain/money'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { ordersPath, placedState } from '@/lib/web/checkout-history'
import { draftKey, type CheckoutSource, type OrderRequest } from './checkout-source'
import { checkoutView } from './kind-view'
import {
  autoCoupon,
  choiceProblem,
  orderRequest,
  previewRequest,
  type CheckoutChoice,
  type CheckoutField,
} from './order-input'

const firstChoice: CheckoutChoice = {
  receiptType: 'logistics',
  isOffline: false,
  addressId: null,
  pickup: { locationId: 0, date: '', time: [], name: '', mobile: '' },
  coupon: autoCoupon,
  points: 0,
  remark: '',
  invoice: null,
}

/** Whether the products were ordered or removed elsewhere meanwhile: the page says so instead of a message. */
export const isNothingLeft = (error: Error | null): boolean =>
  error !== null && nothingTexts.includes(error.message)

/** Points that the buyer of an order of the points mall lacks; in other orders points are no price. */
const missingPoints = (preview: OrderPreview): number =>
  isPointsOrder(preview) ? Math.max(0, preview.point - preview.user_point) : 0

/** Placing an order of the points mall takes the points at once, without a page of payment in between. */
const exchangeQuestion = ({ point, total_fee: cents }: OrderPreview) => ({
  title: '确认兑换',
  text: `提交后将扣除 ${point} 积分${cents > 0 ? `，另需支付 ${priceText(cents)}` : ''}`,
  okText: '确认兑换',
})

/** The selected address, else the default one, else the first. */
const pickAddress = (addresses: readonly Address[], id: number | null): Address | null =>
  addresses.find((address) => address.address_id === id) ??
  addresses.find((address) => address.is_def) ??
  addresses[0] ??
  null

/**
 * State and actions of the checkout: addresses, the shopper's choices, the preview of these choices, and placing the
 * order.
 */
export function useCheckout(source: CheckoutSource) {
  const { kind } = source.ordered
  const view = checkoutView(kind)
  const client = useQueryClient()
  const router = useRouter()
  // The draft of another member of this tab is not theirs.
  const draft = `${sessionUser()?.userId ?? 0}_${draftKey(source)}`
  const [choice, setChoice] = useState(() => ({ ...firstChoice, ...keptDraft(draft) }))
  const [keys] = useState(submissionKeys)
  const change = (part: Partial<CheckoutChoice>) => {
    const { remark, points, invoice } = { ...choice, ...part }
    keepDraft(draft, { remark, points, invoice })
    // The fields of another kind of invoice show no messages before the first submit.
    if (part.invoice && part.invoice.title !== choice.invoice?.title) setRefusals(0)
    // An own address is chosen instead of one of the employer.
    const replaced = part.addressId === undefined ? {} : { staffAddress: null }
    setChoice((was) => ({ ...was, ...replaced, ...part }))
  }

  /** 国补 that the buyer has not verified for: asked about once, at the first 提交订单. */
  const [subsidyStep, setSubsidyStep] = useState<'none' | 'ask' | 'verify'>('none')
  const [isDeclined, setDeclined] = useState(false)

  /** How often 提交订单 met a missing input; fields show their messages from then on. */
  const [refusals, setRefusals] = useState(0)
  const addresses = useAddresses()
  const address = choice.staffAddress ?? pickAddress(addresses.data?.list ?? [], choice.addressId)

  /** The last received preview; shown while the next one loads. */
  const [shown, setShown] = useState<OrderPreview | null>(null)
  const preview = useQuery({
    ...query.checkout.preview.queryOptions({
      input: previewRequest(source, choice, address),
      // The page says why, or the effect below.
      meta: { silent: true },
    }),
    // Never cached: the shown stock and prices must be current.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Without a network it fails instead of waiting: 提交订单 asks for it again.
    networkMode: 'always',
    enabled: !addresses.isPending,
  })
  if (preview.data && preview.data !== shown) setShown(preview.data)
  // Points of a kept draft that are too many by now.
  if (preview.error instanceof ApiError && !shown && choice.points > 0) setChoice({ ...choice, points: 0 })
  const wasRefused = useRef(false)
  const explain = useEffectEvent((error: Error) => {
    const isSaid = shown === null || wasRefused.current || isNothingLeft(error)
    wasRefused.current = false
    if (!isSaid) showErrorToast(error)
  })
  useEffect(() => {
    if (preview.error) explain(preview.error)
  }, [preview.error])

  const submit = useSingleMutation({
    mutationFn: (request: OrderRequest) =>
      api.checkout.create(request, { context: { idempotencyKey: keys.keyFor(request) } }),
    // A refused order: amounts or stock have changed, so the shopper sees them anew.
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 422) return
      // The refusal has said why: a failing preview adds nothing.
      wasRefused.current = true
      void preview.refetch()
    },
    onSuccess: ({ order_id: orderId, total_fee: totalFee }) => {
      keys.done()
      keepDraft(draft, null)
      void client.invalidateQueries({ queryKey: query.cart.key() })
      if (kind === 'employee_purchase') void client.invalidateQueries({ queryKey: query.employee.key() })
      void client.invalidateQueries({ queryKey: query.order.key() })
      void client.invalidateQueries({ queryKey: query.point.key() })
      void client.invalidateQueries({ queryKey: query.coupon.key() })
      // The order may have drawn the last piece of a subsidy class.
      void client.invalidateQueries({ queryKey: viewerPricesKey })
      const paid = view.paidHref(orderId, shown?.items[0]?.item_id ?? 0)
      navigationFromSheets.changeEntry(() => {
        window.history.replaceState(placedState(window.history.state, orderId), '', ordersPath)
        router.push(phoneAddress(totalFee === 0 ? paid : `/cashier?order_id=${orderId}`))
      })
    },
  })

  /**
   * Whether the order is dearer with another coupon than as shown, apart from points; also when the amount cannot be
   * asked for.
   */
  const isDearerWith = async (coupon: string): Promise<boolean> => {
    const other = await api.checkout
      .preview(previewRequest(source, { ...choice, coupon, points: 0 }, address))
      .catch(() => null)
    const fee = (one: OrderPreview) => one.before_point_deduction_total_fee
    return !other || !shown || fee(other) > fee(shown)
  }

  const problem = choiceProblem(choice, address, kind, shown?.subsidy_fee)
  const send = (known: OrderPreview) => submit.mutate(orderRequest(source, choice, address, known))
  return {
    addresses,
    address,
    choice,
    change,
    preview: shown,
    previewError: preview.error,
    /** The shown amounts do not match the current choice yet. */
    isCalculating: preview.isFetching,
    isDearerWith,
    /** Points that the shopper lacks for an order of the points mall. */
    missingPoints: shown ? missingPoints(shown) : 0,
    recalculate: () => void preview.refetch(),
    isSubmitting: submit.isPending || submit.isSuccess,
    refusals,
    /** The message of a field, once 提交订单 has met a missing input. */
    errorOf: (field: CheckoutField) => (refusals > 0 && problem?.field === field ? problem.text : undefined),
    place: () => {
      if (problem) {
        setRefusals(refusals + 1)
        if (problem.field === null) toast.error(problem.text)
        return
      }
      if (!preview.data) return preview.isFetching ? undefined : void preview.refetch()
      const known = preview.data
      if (known.subsidy?.verified && !isDeclined) return setSubsidyStep('ask')
      if (!view.asksForPoints) return send(known)
      void confirm(exchangeQuestion(known)).then((sure) => sure && send(known))
    },
    subsidyStep,
    /** Opens the verification, or closes it and the question. */
    showSubsidyStep: setSubsidyStep,
    /** 不用补贴提交: submits at the shown amount; the question does not come again. */
    declineSubsidy: () => {
      setSubsidyStep('none')
      setDeclined(true)
      if (preview.data) send(preview.data)
    },
    /** Verified: points pay no more than what is left, and the amounts are asked for anew. */
    acceptSubsidy: () => {
      const { point_use: points } = shown?.subsidy?.verified ?? {}
      if (points === undefined || points === choice.points) return void preview.refetch()
      change({ points })
    },
  }
}
export type CheckoutModel = ReturnType<typeof useCheckout>
