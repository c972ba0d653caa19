import { PriceRows } from '@/components/line-price/price-rows'
import { Dialog } from '@/components/ui/dialog'
import { Price } from '@/components/ui/price'
import type { CartSums } from '@/lib/client/cart/group-sums'

interface CartRowsProps {
  sums: CartSums
  freightRule: string | undefined
  open: boolean
  onClose: () => void
}

/** The 优惠明细 of the selected lines, and the expected subsidy. */
export function CartRows({ sums, freightRule, open, onClose }: CartRowsProps) {
  return (
    <Dialog open={open} onClose={onClose} title="优惠明细" width={400} className="text-left">
      <dl className="grid gap-2.5 text-sm">
        <PriceRows
          rows={sums.rows}
          pieces={sums.pieces}
          freightRule={freightRule}
          freightText="结算时按收货地址计算"
        />
        <div className="border-line flex items-baseline justify-between border-t pt-3">
          <dt className="text-ink font-semibold">总计</dt>
          <dd>
            <Price cents={sums.payable} className="text-xl" />
          </dd>
        </div>
        {sums.subsidy > 0 && (
          <div className="text-programme flex items-baseline justify-between">
            <dt>国补后预计</dt>
            <dd className="nums">
              <Price cents={sums.payable - sums.subsidy} tone="inherit" className="font-normal!" />
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  )
}
