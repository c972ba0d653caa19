'use client'
import { pickGoods } from '@/components/goods/pick-goods'
import { useBuy } from '@/components/goods/use-buy'
import { Button } from '@/components/ui/button'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import type { PickSku } from '@/lib/domain/goods/goods-choice'
import { shownPrice } from '@/lib/domain/goods/price'
import { specValueName } from '@/lib/domain/goods/spec-value-name'
import { saleState } from '@/lib/domain/goods/stock'
import { ItemView, type ItemSku } from './item-view'

interface StaffSku extends ItemSku {
  sku: PickSku
}

/** A staff product that the mall itself sells to its staff, through the ordinary cart. */
export function StaffItem({ goods }: { goods: GoodsDetail }) {
  const { add, buyNow, isAdding, isBuying } = useBuy()
  const pick = pickGoods(goods)
  const specs = new Map(
    goods.spec_items.map((one) => [one.item_id, one.item_spec.map(specValueName).join(' ')]),
  )
  const [first, ...others] = pick.skus.map((sku): StaffSku => ({
    itemId: sku.item_id,
    specs: specs.get(sku.item_id) ?? '',
    price: shownPrice(sku).cents,
    marketPrice: sku.market_price ?? 0,
    most: sku.offered ? sku.store : 0,
    sku,
  }))
  if (!first) return null
  return (
    <ItemView
      goods={goods}
      skus={[first, ...others]}
      priceLabel="员工价"
      facts={({ most }) => [['库存', most > 0 ? `${most} 件` : '无货']]}
      actions={({ sku }, num) => {
        const state = saleState({ ...pick, skus: [sku] }, true)
        return state.kind === 'sale' ? (
          <>
            <Button
              variant="outline"
              size="large"
              loading={isAdding}
              onClick={() => add({ goods: pick, sku, num })}
              className="max-md:flex-1"
            >
              加入购物车
            </Button>
            <Button
              size="large"
              loading={isBuying}
              onClick={() => buyNow({ goods: pick, sku, num })}
              className="max-md:flex-1"
            >
              立即购买
            </Button>
          </>
        ) : (
          <Button size="large" disabled className="max-md:flex-1">
            {state.kind === 'closed' ? state.label : state.text}
          </Button>
        )
      }}
    />
  )
}
