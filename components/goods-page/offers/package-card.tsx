'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { queryClient } from '@/lib/client/call/query-client'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, sessionUser } from '@/lib/client/person/session'
import { toast } from '@/lib/client/press/toast'
import { useAction } from '@/lib/client/press/use-action'
import { showMiniCart } from '@/lib/client/trade/mini-cart'
import type { PackageDetail, PackageGoods } from '@/lib/contract/catalogue/packages'
import { comparePackage } from '@/lib/domain/promotion/compare-package'
import { choosePackageItems, packageTerms } from '@/lib/domain/promotion/package'
import { PackageItem } from './package-item'

const inStock = (goods: PackageGoods) =>
  goods.spec_items.find(({ store }) => store > 0) ?? goods.spec_items[0]

/** A package: its products, which can be left out but for the main one, its price, its saving, 加入购物车. */
export function PackageCard({ offer }: { offer: PackageDetail }) {
  const router = useClientNavigation()
  const all = [offer.mainItem, ...offer.itemLists]
  const [skuOf, setSkuOf] = useState<ReadonlyMap<number, number>>(new Map())
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const skus = all.map((goods) => ({
    goods,
    sku: goods.spec_items.find(({ item_id: id }) => id === skuOf.get(goods.goods_id)) ?? inStock(goods),
  }))
  const chosen = skus.flatMap(({ goods, sku }) => (sku && !leftOut.includes(goods.goods_id) ? [sku] : []))
  const { price, alone, reduction, subsidy } = comparePackage(chosen, offer)
  const lowered = [reduction > 0 ? '满减' : '', subsidy > 0 ? '国补' : ''].filter(Boolean).join('、')
  const isSoldOut = chosen.some(({ store }) => store < 1)

  const adding = useAction(async () => {
    const [main, ...others] = chosen
    if (!main || others.length === 0) return toast.error(choosePackageItems)
    if (!sessionUser()) return router.push(loginHrefFromHere())
    await api.cart.add({
      item_id: main.item_id,
      num: 1,
      shop_type: 'distributor',
      distributor_id: offer.distributor_id,
      activity_type: 'package',
      activity_id: offer.package_id,
      items_id: others.map(({ item_id: id }) => id),
    })
    void queryClient().invalidateQueries({ queryKey: query.cart.key() })
    toast.success('成功加入购物车')
    showMiniCart()
  })

  return (
    <article aria-label={offer.package_name} className="rounded-card border-line border p-4">
      <h3 className="text-ink text-sm font-semibold">{offer.package_name}</h3>
      <div className="mt-3 flex items-stretch gap-6 max-lg:flex-col max-lg:gap-3">
        <ul className="grid min-w-0 flex-1 grid-cols-3 gap-3 max-md:grid-cols-1">
          {skus.map(({ goods, sku }, index) => (
            <PackageItem
              key={goods.goods_id}
              goods={goods}
              sku={sku}
              isMain={index === 0}
              isChosen={!leftOut.includes(goods.goods_id)}
              onChoose={(isChosen) =>
                setLeftOut((was) =>
                  isChosen ? was.filter((id) => id !== goods.goods_id) : [...was, goods.goods_id],
                )
              }
              onSku={(itemId) => setSkuOf((was) => new Map(was).set(goods.goods_id, itemId))}
            />
          ))}
        </ul>
        <div className="border-line flex w-44 shrink-0 flex-col justify-center gap-2 border-l pl-6 max-lg:w-auto max-lg:flex-row max-lg:items-center max-lg:justify-between max-lg:border-t max-lg:border-l-0 max-lg:pt-3 max-lg:pl-0">
          <p className="text-sm">
            <span className="text-muted block text-xs">套装价</span>
            <Price cents={price} className="text-2xl" />
            {price < alone && (
              <span className="text-accent block text-xs">
                共省 <Price cents={alone - price} className="text-accent! font-normal!" />
              </span>
            )}
            {lowered !== '' && (
              <span className="text-muted block text-xs">
                单独购买{lowered}后 <Price cents={alone} tone="inherit" className="font-normal!" />
                {alone < price && '，更省'}
              </span>
            )}
          </p>
          <Button loading={adding.busy} disabled={isSoldOut} onClick={() => adding.go(undefined)}>
            {isSoldOut ? '暂时缺货' : '加入购物车'}
          </Button>
        </div>
      </div>
      <p className="text-muted mt-3 text-xs">{packageTerms}</p>
    </article>
  )
}
