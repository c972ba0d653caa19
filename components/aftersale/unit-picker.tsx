'use client'
import { useQueries } from '@tanstack/react-query'
import { LineTag } from '@/components/line-price/line-tag'
import { PaidShare } from '@/components/line-price/paid-share'
import { Checkbox } from '@/components/ui/checkbox'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import type { Order, OrderItem } from '@/lib/contract/order'
import { lostReward } from '@/lib/domain/order/reward'
import { shownSpec } from '@/lib/domain/spec-text'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { rewardOf } from './aftersale-view'

/** Selected units by line. */
export type UnitDraft = Readonly<Record<number, number>>

export const unitsOf = (draft: UnitDraft): { id: number; num: number }[] =>
  Object.entries(draft)
    .filter(([, num]) => num > 0)
    .map(([id, num]) => ({ id: Number(id), num }))

interface UnitPickerProps {
  lines: readonly OrderItem[]
  value: UnitDraft
  onChange: (value: UnitDraft) => void
}

/** 商品数量: how many units of each line; several lines can be left out. */
export function UnitPicker({ lines, value, onChange }: UnitPickerProps) {
  const isSelectable = lines.length > 1
  const put = (id: number, num: number) => onChange({ ...value, [id]: num })
  return (
    <ul aria-label="售后商品" className="divide-line border-line rounded-control divide-y border px-3">
      {lines.map((line) => {
        const num = value[line.id] ?? 0
        return (
          <li key={line.id} className="flex flex-wrap items-center gap-3 py-3">
            {isSelectable && (
              <Checkbox
                aria-label={line.item_name}
                checked={num > 0}
                onChange={(event) => put(line.id, event.target.checked ? 1 : 0)}
              />
            )}
            <Picture src={line.pic} alt="" width={240} className="rounded-control size-14" />
            <div className="min-w-0 flex-1">
              <p className="text-ink line-clamp-2 text-sm">
                <LineTag type={line.order_item_type} />
                {line.item_name}
              </p>
              {line.item_spec_desc && (
                <p className="text-muted mt-0.5 text-xs">{shownSpec(line.item_spec_desc)}</p>
              )}
              <PaidShare line={line} className="mt-0.5" />
            </div>
            {line.left_aftersales_num > 1 && num > 0 ? (
              <Quantity
                label="商品数量"
                value={num}
                max={line.left_aftersales_num}
                onChange={(next) => put(line.id, next)}
                onOver={() => toast.info(`最多可申请${line.left_aftersales_num}件`)}
              />
            ) : (
              <span className="nums text-muted text-sm">x {Math.max(1, num)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface RefundEstimateProps {
  order: Order
  lines: readonly OrderItem[]
  units: UnitDraft
  type: AftersaleType | undefined
}

/** 预计退款 of the selected units; an exchange pays nothing back. */
export function RefundEstimate({ order, lines, units, type }: RefundEstimateProps) {
  const selected = lines.filter(({ id }) => (units[id] ?? 0) > 0)
  const prices = useQueries({
    queries: selected.map((line) => ({
      ...query.aftersale.itemPrice.queryOptions({
        input: { order_id: order.order_id, item_id: line.item_id, id: line.id, number: units[line.id] ?? 1 },
        meta: { silent: true },
      }),
      enabled: type !== undefined && type !== 'EXCHANGING_GOODS',
    })),
  })
  if (type === undefined || type === 'EXCHANGING_GOODS') return null
  const sum = (of: 'price' | 'point' | 'subsidy_fee') =>
    prices.reduce((total, { data }) => total + (data?.[of] ?? 0), 0)
  const [points, subsidy] = [sum('point'), sum('subsidy_fee')]
  const lost = lostReward(rewardOf(order), sum('price'))
  return (
    <div aria-live="polite" className="nums bg-page rounded-control grid gap-1 p-3 text-sm">
      <p className="flex items-baseline justify-between">
        <span className="text-muted">预计退款</span>
        <Price cents={prices.every(({ data }) => data) ? sum('price') : null} className="text-lg" />
      </p>
      {points > 0 && (
        <p className="flex justify-between">
          <span className="text-muted">退还积分</span>
          <span className="text-ink">{points}</span>
        </p>
      )}
      {lost > 0 && (
        <p className="flex justify-between">
          <span className="text-muted">
            {order.order_status === 'DONE' ? '扣回赠送积分' : '订单完成后少得积分'}
          </span>
          <span className="text-ink">{lost}</span>
        </p>
      )}
      {subsidy > 0 && (
        <p className="text-programme text-xs">
          国家补贴 <Price cents={subsidy} tone="inherit" className="font-normal!" />{' '}
          将退回补贴计划，不退还给买家
        </p>
      )}
    </div>
  )
}
