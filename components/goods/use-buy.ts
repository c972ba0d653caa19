'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { api } from '@/lib/client/api'
import { showMiniCart } from '@/lib/client/mini-cart'
import { query } from '@/lib/client/query'
import { loginHref, sessionUser } from '@/lib/client/session'
import { toast } from '@/lib/client/toast'
import type { PickGoods, PickSku } from './pick-goods'
import { hereHref } from './use-collect'

/** What is to be bought: a goods, its chosen sku (null while a group is open) and how many. */
export interface Purchase {
  goods: PickGoods
  sku: PickSku | null
  num: number
}

/** Said when a group of specs has no choice (spec 1 §5). */
export const chooseSpecText = '请选择规格'

const addToCart = ({ goods, sku, num }: Purchase & { sku: PickSku }, cart_type: 'cart' | 'fastbuy') =>
  api.cart.add({
    item_id: sku.item_id,
    num,
    shop_type: 'distributor',
    cart_type,
    distributor_id: goods.distributorId,
  })

const checkoutHref = (goods: PickGoods, more: Record<string, string> = {}) =>
  `/cart/checkout?${new URLSearchParams({ mode: 'fastbuy', id: String(goods.distributorId), ...more })}`

/** Puts a sku for immediate purchase and says where the checkout is; a seckill needs a ticket first (spec 1 §2). */
async function buy(purchase: Purchase & { sku: PickSku }): Promise<string> {
  const { goods, sku, num } = purchase
  const isTicketed = goods.activity?.type === 'normal' && sku.act_price !== undefined && sku.seckill_id
  if (!isTicketed) {
    await addToCart(purchase, 'fastbuy')
    return checkoutHref(goods)
  }
  const { ticket } = await api.ticket.take({ item_id: sku.item_id, seckill_id: sku.seckill_id, num })
  await addToCart(purchase, 'fastbuy')
  return checkoutHref(goods, {
    seckill_id: String(sku.seckill_id),
    ticket: String(ticket),
    order_type: 'normal_seckill',
  })
}

/** 加入购物车 and 立即购买. A guest is led to the login page and comes back to the same choice. */
export function useBuy({ onAdded }: { onAdded?: () => void } = {}) {
  const router = useRouter()
  const client = useQueryClient()

  const adding = useMutation({
    mutationFn: (purchase: Purchase & { sku: PickSku }) => addToCart(purchase, 'cart'),
    onSuccess: () => {
      toast.success('成功加入购物车')
      void client.invalidateQueries({ queryKey: query.cart.key() })
      showMiniCart()
      onAdded?.()
    },
  })
  const buying = useMutation({ mutationFn: buy, onSuccess: (href) => router.push(href) })

  const checked = (purchase: Purchase, go: (complete: Purchase & { sku: PickSku }) => void) => {
    const { sku } = purchase
    if (!sku) return toast.error(chooseSpecText)
    if (!sessionUser()) return router.push(loginHref(hereHref()))
    go({ ...purchase, sku })
  }

  return {
    add: (purchase: Purchase) => checked(purchase, adding.mutate),
    buyNow: (purchase: Purchase) => checked(purchase, buying.mutate),
    isAdding: adding.isPending,
    // Also while the checkout is on its way: a second press would put the goods there twice.
    isBuying: buying.isPending || buying.isSuccess,
  }
}
