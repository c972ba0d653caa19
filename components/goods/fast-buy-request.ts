import { createStore } from '@/lib/client/store'

/** The goods whose fast-buy window is wanted; `open` turns false when it is closed. Null until the first wish. */
export const fastBuyGoods = createStore<{ goodsId: number; open: boolean } | null>(null)

/** Opens the window 加入购物车 for a goods, wherever on the page the wish comes from. */
export const openFastBuy = (goodsId: number): void => fastBuyGoods.set({ goodsId, open: true })

export function closeFastBuy(): void {
  const now = fastBuyGoods.get()
  if (now) fastBuyGoods.set({ ...now, open: false })
}
