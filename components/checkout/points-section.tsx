'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { clampQuantity, typedNumber } from '@/lib/domain/goods/stock'
import { priceText } from '@/lib/domain/money'
import { pointMoney } from '@/lib/domain/order/price/points'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

/**
 * 积分抵扣: pays with points, limited by order and balance. Shown if the mall accepts points, also to members without any
 * (spec 3 §3).
 */
export function PointsSection({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const [isRulesOpen, setRulesOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { user_point: balance, max_point: max, deduct_point_rule: rule } = preview
  if (!preview.is_open_deduct_point) return null
  const used = model.choice.points
  const usable = Math.min(balance, max)
  const use = (points: number) => {
    setTyped(null)
    model.change({ points: clampQuantity(points, { min: 0, max: usable }) })
  }

  return (
    <Section
      title="积分抵扣"
      action={
        <Button variant="text" className="max-md:h-11" onClick={() => setRulesOpen(true)}>
          使用规则
        </Button>
      }
    >
      <Dialog open={isRulesOpen} onClose={() => setRulesOpen(false)} title="使用规则" className="text-left">
        <ol className="list-decimal space-y-2 pl-4">
          <li>积分最多可抵扣商品金额的 {rule.deduct_proportion_limit}%，运费不能用积分支付。</li>
          <li>每 {rule.deduct_point} 积分抵扣 1 元。</li>
        </ol>
      </Dialog>
      <p className="nums text-muted text-sm">
        用户可用积分{' '}
        <span translate="no" className="text-ink">
          {balance}
        </span>
        ，本单最大可用积分{' '}
        <span translate="no" className="text-ink">
          {max}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:mt-2 max-md:-mb-3">
        <Checkbox
          checked={used > 0}
          disabled={usable <= 0}
          onChange={(event) => use(event.target.checked ? max : 0)}
        >
          使用积分
        </Checkbox>
        {used === 0 && usable > 0 && (
          <span className="nums text-muted text-sm">
            可抵{' '}
            <span translate="no">{priceText(pointMoney({ deductPoint: rule.deduct_point }, usable))}</span>
          </span>
        )}
        {used > 0 && (
          <>
            <Input
              aria-label="使用积分"
              inputMode="numeric"
              className="nums w-28!"
              value={typed ?? String(used)}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => typed !== null && use(typedNumber(typed))}
              onKeyDown={(event) => isEnter(event) && typed !== null && use(typedNumber(typed))}
            />
            {used < max && (
              <Button variant="text" onClick={() => use(max)}>
                {rule.full_amount ? '全额抵扣' : '全部使用'}
              </Button>
            )}
            {preview.point_fee > 0 && (
              <span className="nums text-brand text-sm">
                已抵扣 <span translate="no">{priceText(preview.point_fee)}</span>
              </span>
            )}
          </>
        )}
      </div>
    </Section>
  )
}
