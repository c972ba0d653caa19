'use client'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { deskQuery } from '@/lib/client/call/desk'
import type { Outputs } from '@/lib/contract/outputs'
import { goodsStates, type GoodsState } from '@/lib/domain/shop/goods-state'
import { goodsHref } from '@/lib/web/hrefs'
import { DeskList } from './desk-list'
import { deskMenu } from './menu'

const tabs = Object.entries(goodsStates).map(([value, label]) => ({ value: value as GoodsState, label }))

/** The products of the own shop, of all shops for operators (contract operator). */
export const ShopGoods = () => (
  <DeskList
    path={deskMenu.goods.href}
    label="商品状态"
    tabs={tabs}
    optionsOf={(state, page) =>
      deskQuery.shop.goods.queryOptions({ input: { ...page, state }, meta: { silent: true } })
    }
    emptyText="暂无商品"
  >
    {(product) => <ShopProduct key={product.goods_id} product={product} />}
  </DeskList>
)

type Product = Outputs['operator']['shop']['goods']['list'][number]

function ShopProduct({ product }: { product: Product }) {
  return (
    <li className="rounded-card border-line flex items-center gap-4 border p-4">
      <Picture src={product.pic} alt="" width={240} className="rounded-control size-[4.375rem] shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm">
          {product.state === 'off_sale' ? (
            // Its page does not exist for shoppers.
            <span className="text-ink">{product.item_name}</span>
          ) : (
            <Link href={goodsHref(product.item_id)} className="text-ink hover:text-brand transition-colors">
              {product.item_name}
            </Link>
          )}
        </p>
        <p className="nums text-muted mt-1 text-xs">货号 {product.item_bn}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <Price cents={product.price} className="text-ink! text-base" />
        <span className="nums text-muted text-sm">库存 {product.store}</span>
      </div>
    </li>
  )
}
