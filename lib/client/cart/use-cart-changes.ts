'use client'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import type { Cart } from '@/lib/contract/cart'
import { without, withQuantity, withTicks } from './optimistic'
import { cartKey } from './use-cart'

/** Quantity changes wait for the last one (spec 1 §4). */
const quantityDelay = 300

const mutationKey = ['cart-change']
/** One after another: the answer to an older change must not arrive last. */
const scope = { id: 'cart-change' }

interface Waiting {
  num: number
  /** What the mall knows, for rolling back. */
  before: number
  timer: ReturnType<typeof setTimeout>
}

export interface CartChanges {
  setNum: (cartId: number, num: number) => void
  tick: (cartIds: number[], ticked: boolean) => void
  remove: (cartIds: number[]) => void
  choosePromotion: (cartId: number, activityId: number) => void
  /** Sends what still waits and resolves when every change is answered: whether the mall took all of them. */
  flush: () => Promise<boolean>
  /** Some change is not answered yet: sums are previews. */
  isSaving: boolean
}

/**
 * Changes of the cart, shown at once and taken back when the mall refuses. The failure itself is told by the query
 * client; afterwards the cart is read again, because prices and promotions hang on every line.
 */
export function useCartChanges(): CartChanges {
  const client = useQueryClient()
  const waiting = useRef(new Map<number, Waiting>())
  const underway = useRef(new Set<Promise<boolean>>())

  const show = (change: (cart: Cart) => Cart) => {
    // A reading that is under way would bring the old state back.
    void client.cancelQueries({ queryKey: cartKey })
    client.setQueryData<Cart>(cartKey, (cart) => cart && change(cart))
  }
  const onSettled = () => {
    const isLast = waiting.current.size === 0 && client.isMutating({ mutationKey }) === 1
    return isLast ? client.invalidateQueries({ queryKey: query.cart.key() }) : undefined
  }
  const common = { mutationKey, scope, onSettled }

  const save = useMutation({
    ...common,
    mutationFn: ({ cartId, num }: { cartId: number; num: number; before: number }) =>
      api.cart.updateNum({ cart_id: cartId, num }),
    onError: (_error, { cartId, before }) => {
      const newer = waiting.current.get(cartId)
      if (newer) newer.before = before
      else show((cart) => withQuantity(cart, cartId, before))
    },
  })
  const check = useMutation({
    ...common,
    mutationFn: ({ cartIds, ticked }: { cartIds: number[]; ticked: boolean }) =>
      api.cart.check({ cart_id: cartIds, is_checked: ticked }),
    onMutate: ({ cartIds, ticked }) => show((cart) => withTicks(cart, cartIds, ticked)),
    onError: (_error, { cartIds, ticked }) => show((cart) => withTicks(cart, cartIds, !ticked)),
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

  /** Remembers a running call and whether it succeeds, so that `flush` can wait for it. Failures were told already. */
  const follow = (call: Promise<unknown>) => {
    const done = call
      .then(
        () => true,
        () => false,
      )
      .finally(() => underway.current.delete(done))
    underway.current.add(done)
  }
  const send = (cartId: number) => {
    const change = waiting.current.get(cartId)
    if (!change) return
    clearTimeout(change.timer)
    waiting.current.delete(cartId)
    follow(save.mutateAsync({ cartId, num: change.num, before: change.before }))
  }
  const sendAll = () => [...waiting.current.keys()].forEach(send)

  // Leaving the page must not lose the last quantity.
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
      const earlier = waiting.current.get(cartId)
      clearTimeout(earlier?.timer)
      waiting.current.set(cartId, {
        num,
        before: earlier?.before ?? line?.num ?? num,
        timer: setTimeout(() => send(cartId), quantityDelay),
      })
      show((cart) => withQuantity(cart, cartId, num))
    },
    tick: (cartIds, ticked) => follow(check.mutateAsync({ cartIds, ticked })),
    remove: (cartIds) => follow(drop.mutateAsync(cartIds)),
    choosePromotion: (cartId, activityId) => follow(choose.mutateAsync({ cartId, activityId })),
    flush: async () => {
      sendAll()
      const answers = await Promise.all(underway.current)
      return answers.every(Boolean)
    },
    isSaving: useIsMutating({ mutationKey }) > 0,
  }
}
