'use client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAddresses } from '@/components/address/use-addresses'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import type { Address } from '@/lib/contract/address'
import type { OrderPreview } from '@/lib/contract/checkout'
import { placedState } from '@/lib/web/checkout-history'
import {
  autoCoupon,
  choiceProblem,
  createDraft,
  previewDraft,
  type CheckoutChoice,
  type CheckoutPlace,
  type OrderDraft,
} from './order-input'
import { submissionKeys } from './submission-key'

const firstChoice: CheckoutChoice = {
  receiptType: 'logistics',
  addressId: null,
  pickup: { locationId: 0, date: '', time: [], name: '', mobile: '' },
  coupon: autoCoupon,
  points: 0,
  remark: '',
  invoice: null,
}

/** The chosen address, else the default one, else the first. */
const pickAddress = (addresses: readonly Address[], id: number | null): Address | null =>
  addresses.find((one) => one.address_id === id) ??
  addresses.find((one) => one.is_def) ??
  addresses[0] ??
  null

/**
 * Everything the checkout knows and does: addresses, the shopper's choices, the preview that follows them, and placing
 * the order.
 */
export function useCheckout(place: CheckoutPlace) {
  const client = useQueryClient()
  const router = useRouter()
  const [choice, setChoice] = useState(firstChoice)
  const [keys] = useState(submissionKeys)
  const change = (part: Partial<CheckoutChoice>) => setChoice((was) => ({ ...was, ...part }))

  const addresses = useAddresses()
  const address = pickAddress(addresses.data?.list ?? [], choice.addressId)

  const preview = useQuery({
    ...query.checkout.preview.queryOptions({ input: previewDraft(place, choice, address) }),
    // Stock and prices of the moment: what is shown is what is charged.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: !addresses.isPending,
  })
  /** The last preview that was answered: it stays while the next one is on its way. */
  const [shown, setShown] = useState<OrderPreview | null>(null)
  if (preview.data && preview.data !== shown) setShown(preview.data)

  const submit = useMutation({
    mutationFn: (draft: OrderDraft) =>
      api.checkout.create(draft, { context: { idempotencyKey: keys.keyFor(draft) } }),
    onSuccess: ({ order_id: orderId, total_fee: totalFee }) => {
      keys.done()
      void client.invalidateQueries({ queryKey: query.cart.key() })
      void client.invalidateQueries({ queryKey: query.order.key() })
      window.history.replaceState(placedState(window.history.state, orderId), '')
      router.push(totalFee === 0 ? `/finish/result?order_id=${orderId}` : `/cashier?order_id=${orderId}`)
    },
  })

  return {
    addresses,
    address,
    choice,
    change,
    preview: shown,
    previewError: preview.error,
    /** The amounts do not belong to the present choice yet. */
    isCalculating: preview.isFetching,
    recalculate: () => void preview.refetch(),
    isSubmitting: submit.isPending || submit.isSuccess,
    place: () => {
      const problem = choiceProblem(choice, address)
      if (problem) return toast.error(problem)
      if (!preview.data) return preview.isFetching ? undefined : void preview.refetch()
      submit.mutate(createDraft(place, choice, address, preview.data))
    },
  }
}
export type CheckoutModel = ReturnType<typeof useCheckout>
