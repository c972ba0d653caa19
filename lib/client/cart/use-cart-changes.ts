'use client'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import type { Cart } from '@/lib/contract/trade/cart'
import { without, withQuantity, withTicks } from './optimistic'
import { cartChangeKey as mutationKey, cartKey } from './use-cart'

/** Milliseconds; quantity changes are debounced (spec 1 §4). */
const quantityDelay = 300

/** Mutations of a scope run one after another: the response to an older change must not arrive last. */
const scope = { id: 'cart-change' }

interface PendingChange {
  num: number
  /** The quantity on the server, for rolling back. */
  before: number
  timer: ReturnType<typeof setTimeout>
}

export interface CartChanges {
  setNum: (cartId: number, num: number) => void
  select: (cartIds: number[], isSelected: boolean) => void
  remove: (cartIds: number[]) => void
  choosePromotion: (cartId: number, activityId: number) => void
  /** Chooses the item of a 加价购; 0 clears the choice. */
  choosePlusItem: (activityId: number, itemId: number) => void
  /** Sends pending changes and waits for all responses; resolves with whether all changes succeeded. */
  flush: () => Promise<boolean>
  /** A change is pending on the server: the sums are a preview. */
  isSaving: boolean
}

/**
 * Optimistic changes of the cart: shown at once, rolled back when the call fails. The query client shows the error. The
 * cart is fetched again after the last change, because prices and promotions depend on all lines.
 */
export function useCartChanges(): CartChanges {
  const client = useQueryClient()
  const pending = useRef(new Map<number, PendingChange>())
  const inFlight = useRef(new Set<Promise<boolean>>())

  const show = (change: (cart: Cart) => Cart) => {
    // A fetch in flight would bring back the old state.
    void client.cancelQueries({ queryKey: cartKey })
    client.setQueryData<Cart>(cartKey, (cart) => cart && change(cart))
  }
  const onSettled = () => {
    const isLast = pending.current.size === 0 && client.isMutating({ mutationKey }) === 1
    return isLast ? client.invalidateQueries({ queryKey: query.cart.key() }) : undefined
  }
  const common = { mutationKey, scope, onSettled }

  const save = useMutation({
    ...common,
    mutationFn: ({ cartId, num }: { cartId: number; num: number; before: number }) =>
      api.cart.updateNum({ cart_id: cartId, num }),
    onError: (_error, { cartId, before }) => {
      const newer = pending.current.get(cartId)
      if (newer) newer.before = before
      else show((cart) => withQuantity(cart, cartId, before))
    },
  })
  const check = useMutation({
    ...common,
    mutationFn: ({ cartIds, isSelected }: { cartIds: number[]; isSelected: boolean }) =>
      api.cart.check({ cart_id: cartIds, is_checked: isSelected }),
    onMutate: ({ cartIds, isSelected }) => show((cart) => withTicks(cart, cartIds, isSelected)),
    onError: (_error, { cartIds, isSelected }) => show((cart) => withTicks(cart, cartIds, !isSelected)),
  })
  const drop = useMutation({
    ...common,
    mutationFn: (cartIds: number[]) => api.cart.remove({ cart_id: cartIds }),
    onSuccess: (_answer, cartIds) => {
      show((cart) => without(cart, cartIds))
      toast.success('商品删除成功')
    },
  })

  const choose = useMutation({
    ...common,
    mutationFn: ({ cartId, activityId }: { cartId: number; activityId: number }) =>
      api.cart.promotion({ cart_id: cartId, activity_id: activityId }),
  })

  const choosePlus = useMutation({
    ...common,
    mutationFn: ({ activityId, itemId }: { activityId: number; itemId: number }) =>
      api.cart.plusItem({ marketing_id: activityId, item_id: itemId }),
  })

  /** Tracks a call until it is settled, for `flush`. The query client has shown its error. */
  const track = (call: Promise<unknown>) => {
    const done = call
      .then(
        () => true,
        () => false,
      )
      .finally(() => inFlight.current.delete(done))
    inFlight.current.add(done)
  }
  const send = (cartId: number) => {
    const change = pending.current.get(cartId)
    if (!change) return
    clearTimeout(change.timer)
    pending.current.delete(cartId)
    track(save.mutateAsync({ cartId, num: change.num, before: change.before }))
  }
  const sendAll = () => [...pending.current.keys()].forEach(send)

  // Unmounting sends pending changes: leaving the page must not lose the last quantity.
  const latest = useRef(sendAll)
  useEffect(() => {
    latest.current = sendAll
  })
  useEffect(() => () => latest.current(), [])

  return {
    setNum: (cartId, num) => {
      const line = client
        .getQueryData<Cart>(cartKey)
        ?.valid_cart.flatMap((group) => group.list)
        .find((entry) => entry.cart_id === cartId)
      const earlier = pending.current.get(cartId)
      clearTimeout(earlier?.timer)
      pending.current.set(cartId, {
        num,
        before: earlier?.before ?? line?.num ?? num,
        timer: setTimeout(() => send(cartId), quantityDelay),
      })
      show((cart) => withQuantity(cart, cartId, num))
    },
    select: (cartIds, isSelected) => track(check.mutateAsync({ cartIds, isSelected })),
    remove: (cartIds) => track(drop.mutateAsync(cartIds)),
    choosePromotion: (cartId, activityId) => track(choose.mutateAsync({ cartId, activityId })),
    choosePlusItem: (activityId, itemId) => track(choosePlus.mutateAsync({ activityId, itemId })),
    flush: async () => {
      sendAll()
      const answers = await Promise.all(inFlight.current)
      return answers.every(Boolean)
    },
    isSaving: useIsMutating({ mutationKey }) > 0,
  }
}
