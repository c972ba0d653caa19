'use client'
import { paidPrice, type PickSku } from '@/lib/domain/goods/goods-choice'
import { shownPrice, type ShownPrice, type WirePrices } from '@/lib/domain/goods/price'
import { specNames } from '@/lib/domain/goods/spec-names'
import { useGoodsPick } from '../buy/pick-context'
import type { GroupOfGoods } from './group-panel'

/**
 * Price that a visitor pays for a piece, less the subsidy. All prices of a group are compared on this basis, because
 * the price of the page is 国补价 where the programme pays (ADR 0100).
 */
export interface VisitorPrice {
  cents: number
  /** With the subsidy taken off. */
  isSubsidised: boolean
  /** Before the subsidy. */
  full: ShownPrice
}

interface GroupChoice {
  /** The SKU that the group sells; undefined when the product no longer has it. */
  sku: PickSku | undefined
  /** Its values, such as 石墨灰; empty for a product without specs. */
  skuName: string
  isSoldOut: boolean
  /** The visitor has chosen another SKU of the product. */
  isOther: boolean
  /** Price for this visitor in the group. */
  inGroup: VisitorPrice
  /** Price for this visitor alone, for the SKU of the group. */
  alone: VisitorPrice
  /** Price of 立即购买: for the chosen SKU, else the one of the group. */
  buysAlone: VisitorPrice
  /** 立即购买; opens the spec sheet first while a spec group has no selection. */
  buyAlone: () => void
}

/** Compares the SKU of a group with the visitor's selection on the page. */
export function useGroupChoice(group: GroupOfGoods): GroupChoice {
  const { pick, buyNow, setSheetOpen } = useGoodsPick()
  const { goods, sku: chosen } = pick
  const sku = goods.skus.find(({ item_id: id }) => id === group.item_id)
  const priceOf = (prices: WirePrices): VisitorPrice => {
    const full = shownPrice(prices)
    const cents = paidPrice(goods, prices)
    return { cents, isSubsidised: cents < full.cents, full }
  }
  const ofGroup: WirePrices = sku ?? { price: group.price }
  return {
    sku,
    skuName: sku ? specNames(goods, sku) : '',
    isSoldOut: !sku || sku.store < 1,
    isOther: chosen !== null && chosen.item_id !== group.item_id,
    inGroup: priceOf({ price: group.act_price }),
    alone: priceOf(ofGroup),
    buysAlone: priceOf(chosen ?? ofGroup),
    buyAlone: () => (chosen ? buyNow() : setSheetOpen(true)),
  }
}
