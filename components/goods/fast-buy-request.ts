import { createStore } from '@/lib/client/form/store'

/** The product of the fast-buy dialog; `open` is false once it is closed. Null before the first request. */
export const fastBuyGoods = createStore<{ goodsId: number; open: boolean } | null>(null)

/** Opens the dialog 加入购物车 for a product. */
export const openFastBuy = (goodsId: number): void => fastBuyGoods.set({ goodsId, open: true })

export function closeFastBuy(): void {
  const now = fastBuyGoods.get()
  if (now) fastBuyGoods.set({ ...now, open: false })
}
