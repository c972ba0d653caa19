'use client'
import { shownPrice } from '@/lib/domain/price'
import type { PickSku } from '@/lib/domain/goods-choice'
import { specNames } from '@/lib/domain/spec-names'
import type { GroupOfGoods } from './group-panel'
import { useGoodsPick } from './pick-context'

interface GroupChoice {
  /** The SKU that the group sells; undefined when the product no longer has it. */
  sku: PickSku | undefined
  /** Its values, such as 石墨灰; empty for a product without specs. */
  skuName: string
  isSoldOut: boolean
  /** The visitor has chosen another SKU of the product. */
  isOther: boolean
  /** What this visitor pays alone, in cents: for the chosen SKU, else for the one of the group. */
  aloneCents: number
  /** 立即购买; opens the spec sheet first while a spec group has no selection. */
  buyAlone: () => void
}

/** The SKU of a group beside what the visitor has chosen on the page. */
export function useGroupChoice(group: GroupOfGoods): GroupChoice {
  const { pick, buyNow, setSheetOpen } = useGoodsPick()
  const { goods, sku: chosen } = pick
  const sku = goods.skus.find(({ item_id: id }) => id === group.item_id)
  const alone = chosen ?? sku
  return {
    sku,
    skuName: sku ? specNames(goods, sku) : '',
    isSoldOut: !sku || sku.store < 1,
    isOther: chosen !== null && chosen.item_id !== group.item_id,
    aloneCents: alone ? shownPrice(alone).cents : group.price,
    buyAlone: () => (chosen ? buyNow() : setSheetOpen(true)),
  }
}
