'use client'
import { useMemo, useState } from 'react'
import { leadSku, type PickGoods, type PickSku } from '@/lib/domain/goods/goods-choice'
import { openGroups, resolveSku, toggleValue, type Selection } from '@/lib/domain/goods/sku-picker'
import { clampQuantity, maxQuantity, maxStoreText, minQuantityText } from '@/lib/domain/goods/stock'

/** How many pieces one member may buy, or may still buy once that is known; null without a limit. */
function limitTextOf({ limit_num, limit_left }: PickSku): string | null {
  if (limit_left === undefined) return limit_num ? `每人限购${limit_num}件` : null
  return limit_left > 0 ? `限购商品，您还可购买${limit_left}件` : '您已达到限购数量'
}

/** Selection of a SKU and a quantity; the same object until one of them changes. */
export function usePick(goods: PickGoods, start: Selection) {
  const [selection, setSelection] = useState<Selection>(start)
  const [requested, setNum] = useState(1)
  const [triedToBuy, setTriedToBuy] = useState(false)
  return useMemo(() => {
    const sku = resolveSku(goods.groups, goods.skus, selection)
    const min = Math.max(1, sku?.start_num ?? 1)
    const store = sku ? sku.store : Math.max(0, ...goods.skus.map((one) => one.store))
    const limit = sku?.limit_left ?? (sku?.limit_num || maxQuantity)
    const limitText = sku && limitTextOf(sku)
    const max = Math.max(min, Math.min(store, limit, maxQuantity))
    const num = clampQuantity(requested, { min, max })

    return {
      goods,
      selection,
      /** The selected SKU; null while a group has no selection. */
      sku,
      /** The SKU whose price and picture are shown. */
      shown: sku ?? leadSku(goods),
      /** Groups to highlight after the visitor tried to buy without a selection. */
      missing: triedToBuy ? openGroups(goods.groups, selection).map((group) => group.spec_id) : [],
      num,
      min,
      max,
      minText: minQuantityText(min),
      maxText: store > limit && limitText ? limitText : maxStoreText(store),
      /** How many pieces of the selected SKU the viewer may buy, where that is limited. */
      limitText,
      setNum,
      toggle: (specId: number, valueId: number) => setSelection(toggleValue(selection, specId, valueId)),
      select: setSelection,
      /** To call when the visitor tries to buy: highlights open groups from then on. */
      requireSelection: () => setTriedToBuy(true),
    }
  }, [goods, selection, requested, triedToBuy])
}
export type Pick = ReturnType<typeof usePick>
