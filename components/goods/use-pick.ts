'use client'
import { useState } from 'react'
import { leadSku, type PickGoods } from '@/lib/domain/goods-choice'
import { clampQuantity, maxQuantity, maxStoreText, minQuantityText } from '@/lib/domain/stock'
import { openGroups, resolveSku, toggleValue, type Selection } from '@/lib/domain/sku-picker'

/** The toast for more pieces than one member may buy. @param isLeft `limit` is what they may still buy */
const limitText = (limit: number, isLeft: boolean): string =>
  !isLeft ? `每人限购${limit}件` : limit > 0 ? `限购商品，您还可购买${limit}件` : '您已达到限购数量'

/** Selection of a SKU and a quantity. */
export function usePick(goods: PickGoods, start: Selection) {
  const [selection, setSelection] = useState<Selection>(start)
  const [requested, setRequested] = useState(1)
  const [triedToBuy, setTriedToBuy] = useState(false)

  const sku = resolveSku(goods.groups, goods.skus, selection)
  const min = Math.max(1, sku?.start_num ?? 1)
  const store = sku ? sku.store : Math.max(0, ...goods.skus.map((one) => one.store))
  const limit = sku?.limit_left ?? (sku?.limit_num || maxQuantity)
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
    maxText: store > limit ? limitText(limit, sku?.limit_left !== undefined) : maxStoreText(store),
    setNum: setRequested,
    toggle: (specId: number, valueId: number) => setSelection(toggleValue(selection, specId, valueId)),
    select: setSelection,
    /** To call when the visitor tries to buy: highlights open groups from then on. */
    requireSelection: () => setTriedToBuy(true),
  }
}
export type Pick = ReturnType<typeof usePick>
