'use client'
import { cx } from '@/components/ui/cx'
import { StepBar } from '@/components/ui/step-bar'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { buyerHint, steps } from '@/lib/domain/aftersale/buyer'
import { AftersaleButtons } from './aftersale-buttons'
import { stateOf, statusLabel } from './aftersale-view'

/** State, step bar and buttons of an after-sale. */
export function AftersaleStatus({ aftersale }: { aftersale: Aftersale }) {
  const state = { ...stateOf(aftersale), isPaid: aftersale.refund_status === 'SUCCESS' }
  const bar = steps({ ...state, isAccepted: aftersale.is_accepted === 1 })
  const current = bar.findIndex(({ state }) => state === 'current' || state === 'failed')
  const isFailed = bar.some(({ state }) => state === 'failed')
  const text = buyerHint({
    ...state,
    returnType: aftersale.return_type,
    autoRefuseTime: aftersale.auto_refuse_time,
    refuseReason: aftersale.refuse_reason,
  })
  return (
    <section
      aria-label="售后状态"
      className="rounded-card border-line bg-card flex flex-col items-center gap-3 border px-4 py-8 text-center"
    >
      <p
        className={cx(
          'text-2xl font-semibold',
          isFailed ? 'text-muted' : aftersale.progress === 4 ? 'text-programme' : 'text-brand',
        )}
      >
        {statusLabel(aftersale)}
      </p>
      {text && <p className="text-text text-sm">{text}</p>}
      <StepBar
        steps={bar.map(({ label }) => label)}
        current={current === -1 ? bar.length : current}
        isFailed={isFailed}
        className="my-3 w-full max-w-2xl"
      />
      <div className="bottom-bar bottom-actions flex flex-wrap gap-3 empty:hidden md:justify-center">
        <AftersaleButtons aftersale={aftersale} size="medium" />
      </div>
    </section>
  )
}
