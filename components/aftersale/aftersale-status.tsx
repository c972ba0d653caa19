'use client'
import { cx } from '@/components/ui/cx'
import { StepBar } from '@/components/ui/step-bar'
import type { Aftersale } from '@/lib/contract/aftersale'
import { steps } from '@/lib/domain/aftersale/buyer'
import { dateTimeText } from '@/lib/domain/text'
import { AftersaleButtons } from './aftersale-buttons'
import { stateOf, statusLabel } from './aftersale-view'

/** What the buyer should do or wait for. */
function hint(aftersale: Aftersale): string {
  const { progress, auto_refuse_time: until } = aftersale
  if (progress === 0) return '商家会尽快处理您的申请'
  if (progress === 1)
    return until > 0
      ? `请在 ${dateTimeText(until)} 前寄回商品并填写物流，逾期将自动驳回`
      : '请寄回商品并填写物流'
  if (progress === 2 || progress === 8)
    return aftersale.aftersales_type === 'EXCHANGING_GOODS' ? '商家收到后会为您补发' : '商家收到后会为您退款'
  if (progress === 9 || (progress === 4 && aftersale.refund_status !== 'SUCCESS'))
    return aftersale.aftersales_type === 'EXCHANGING_GOODS' ? '商家已补发商品' : '退款将原路退回您的付款账户'
  if (progress === 3) return aftersale.refuse_reason && `拒绝原因：${aftersale.refuse_reason}`
  return ''
}

/** State, step bar and buttons of an after-sale. */
export function AftersaleStatus({ aftersale }: { aftersale: Aftersale }) {
  const bar = steps({
    ...stateOf(aftersale),
    isAccepted: aftersale.is_accepted === 1,
    isPaid: aftersale.refund_status === 'SUCCESS',
  })
  const current = bar.findIndex(({ state }) => state === 'current' || state === 'failed')
  const isFailed = bar.some(({ state }) => state === 'failed')
  const text = hint(aftersale)
  return (
    <section
      aria-label="售后状态"
      className="rounded-card border-line flex flex-col items-center gap-3 border px-4 py-8 text-center"
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
      <div className="bottom-bar flex flex-wrap gap-3 empty:hidden md:justify-center">
        <AftersaleButtons aftersale={aftersale} size="medium" />
      </div>
    </section>
  )
}
