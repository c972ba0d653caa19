'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Pick } from '@/components/goods/use-pick'
import { sheetState } from '@/lib/client/page/sheet-entry'
import { selectionOf } from '@/lib/domain/goods/sku-picker'

/**
 * Stores the selected SKU and quantity in the hash (`#sku=1002&num=2`), so that sign-in, reload and back restore the
 * selection. In the hash, because the cached page is the same for every selection.
 */
export function usePickInHash({ goods, sku, num, select, setNum }: Pick): void {
  const restored = useRef(false)

  useEffect(() => {
    if (restored.current) return
    restored.current = true
    const hash = new URLSearchParams(location.hash.slice(1))
    const skuId = hash.get('sku')
    const linkedSku = goods.skus.find((one) => String(one.item_id) === skuId)
    // The quantity of a SKU that no longer exists is ignored; products without specs have no SKU in the hash.
    if (skuId !== null && !linkedSku) return
    if (linkedSku) select(selectionOf(linkedSku))
    setNum(Number(hash.get('num')) || 1)
  }, [goods, select, setNum])

  const itemId = goods.groups.length > 0 ? sku?.item_id : undefined
  const previous = useRef({ itemId, num })
  const write = useEffectEvent(() => {
    const parts = [itemId && `sku=${itemId}`, num > 1 && `num=${num}`].filter(Boolean)
    const hash = parts.length > 0 ? `#${parts.join('&')}` : ''
    if (hash !== location.hash)
      history.replaceState(sheetState(), '', location.pathname + location.search + hash)
  })
  useEffect(() => {
    if (previous.current.itemId === itemId && previous.current.num === num) return
    previous.current = { itemId, num }
    write()
  }, [itemId, num])

  // Back from the sheet in which it was chosen leads to the hash of before.
  useEffect(() => {
    const onHashChange = () => /^(?:#(?:sku|num)=.*)?$/.test(location.hash) && write()
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
}
