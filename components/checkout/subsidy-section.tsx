'use client'
import { BadgeCheck, CircleAlert } from 'lucide-react'
import { refusalTexts } from '@/components/subsidy/refusal-texts'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

type Subsidy = NonNullable<OrderPreview['subsidy']>

/**
 * 国家补贴: the amount taken off, the reason for none, or the amount that verification would save. Shown when the programme
 * concerns the order.
 */
export function SubsidySection({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const { subsidy } = preview
  if (!subsidy) return null
  return (
    <Section title="国家补贴">
      {subsidy.state === 'eligible' ? (
        <Drawn subsidy={subsidy} />
      ) : subsidy.state === 'unverified' ? (
        <Unverified model={model} wouldSave={subsidy.would_save} />
      ) : (
        <p className="text-muted flex items-center gap-2 text-sm">
          <CircleAlert className="size-4.5 shrink-0" aria-hidden />
          {refusalTexts[subsidy.state]}
        </p>
      )}
    </Section>
  )
}

function Drawn({ subsidy: { fee, lines } }: { subsidy: Subsidy }) {
  // A class that this order uses up itself is explained on its lines.
  const usedUp = lines
    .filter(({ state, limit }) => state === 'used_up' && limit === 0)
    .map(({ class_name }) => class_name)
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="text-programme flex items-center gap-2">
        <BadgeCheck className="size-4.5 shrink-0" aria-hidden />
        <span>
          本单已享国家补贴 <Price cents={fee} tone="inherit" className="text-base" />
        </span>
      </p>
      <p className="text-muted text-xs">提交订单后为您保留名额，付款后核销；取消订单或退款后名额退回。</p>
      {usedUp.length > 0 && (
        <p className="text-muted text-xs">
          {`${[...new Set(usedUp)].join('、')}的补贴名额已用完，其余商品按原价结算。`}
        </p>
      )}
    </div>
  )
}

function Unverified({ model, wouldSave }: { model: CheckoutModel; wouldSave: number }) {
  return (
    <div className="bg-programme-tint rounded-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <p className="text-programme text-sm">
        完成实名认证，本单预计再省 <Price cents={wouldSave} tone="inherit" className="text-lg" />
        <span className="text-muted mt-0.5 block text-xs">
          补贴立减，不影响优惠券和积分；您填写的内容会保留
        </span>
      </p>
      <Button
        variant="outline"
        className="max-md:h-11 max-md:w-full"
        onClick={() => model.showSubsidyStep('verify')}
      >
        立即认证
      </Button>
    </div>
  )
}
