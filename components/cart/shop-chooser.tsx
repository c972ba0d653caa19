'use client'
import { Store } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { cartSums } from '@/lib/client/cart/group-sums'
import type { CartGroup } from '@/lib/contract/trade/cart'

interface ShopChooserProps {
  open: boolean
  onClose: () => void
  /** The shops with ticked lines. */
  groups: readonly CartGroup[]
  onChoose: (shopId: number) => void
}

/** Pictures of a shop's lines that fit in its row. */
const shownPictures = 4

/** Which of several shops is checked out now; the others stay in the cart. */
export function ShopChooser({ open, onClose, groups, onChoose }: ShopChooserProps) {
  return (
    <Dialog open={open} onClose={onClose} title="请分开结算以下商品" width={520} className="text-left">
      <p className="text-muted text-sm">一个订单只能包含一家店铺的商品，其余商品会保留在购物车中。</p>
      <ul className="divide-line mt-2 divide-y">
        {groups.map((group) => {
          const { pieces, payable } = cartSums([group])
          const lines = group.list.filter((line) => line.is_checked)
          return (
            <li key={group.shop_id} className="grid gap-2 py-3">
              <span className="text-ink flex min-w-0 items-center gap-2 text-sm font-semibold">
                <Store className="text-muted size-4 shrink-0" aria-hidden />
                <span className="truncate">{group.shop_name}</span>
              </span>
              <span className="flex gap-2" aria-hidden>
                {lines.slice(0, shownPictures).map((line) => (
                  <Picture
                    key={line.cart_id}
                    src={line.pics}
                    alt=""
                    width={240}
                    className="rounded-control size-12"
                  />
                ))}
              </span>
              <span className="flex items-center justify-between gap-3">
                <span className="text-muted text-sm">
                  共
                  <span translate="no" className="nums px-0.5">
                    {pieces}
                  </span>
                  件，总计：
                  <Price cents={payable} className="text-base" />
                </span>
                <Button
                  aria-label={`去结算 ${group.shop_name}`}
                  className="rounded-full!"
                  onClick={() => {
                    onClose()
                    onChoose(group.shop_id)
                  }}
                >
                  去结算
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
