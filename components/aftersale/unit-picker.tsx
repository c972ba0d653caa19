'use client'
import { LineTag } from '@/components/line-price/line-tag'
import { PaidShare } from '@/components/line-price/paid-share'
import { SubsidyTag } from '@/components/subsidy/subsidy-tag'
import { Checkbox } from '@/components/ui/checkbox'
import { Picture } from '@/components/ui/picture'
import { Quantity } from '@/components/ui/quantity'
import { toast } from '@/lib/client/press/toast'
import type { OrderItem } from '@/lib/contract/trade/order'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { areTwins } from './aftersale-view'

/** Selected units by line. */
export type UnitDraft = Readonly<Record<number, number>>

export const unitsOf = (draft: UnitDraft): { id: number; num: number }[] =>
  Object.entries(draft)
    .filter(([, num]) => num > 0)
    .map(([id, num]) => ({ id: Number(id), num }))

/** Whether only the subsidy tells a line from another one. */
const hasTwin = (lines: readonly OrderItem[], line: OrderItem) => lines.some((other) => areTwins(line, other))

const nameOf = (lines: readonly OrderItem[], line: OrderItem) =>
  hasTwin(lines, line)
    ? `${line.item_name}（${line.subsidy_fee > 0 ? '享' : '未享'}国家补贴）`
    : line.item_name

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
                aria-label={nameOf(lines, line)}
                checked={num > 0}
                onChange={(event) => put(line.id, event.target.checked ? 1 : 0)}
              />
            )}
            <Picture src={line.pic} alt="" width={240} className="rounded-control size-[min(3.5rem,20vw)]" />
            {/* The number wraps before the name has no room. */}
            <div className="min-w-[min(10rem,50%)] flex-1">
              <p className="text-ink line-clamp-2 text-sm">
                <LineTag type={line.order_item_type} />
                {line.item_name}
              </p>
              {line.item_spec_desc && (
                <p className="text-muted mt-0.5 text-xs">{shownSpec(line.item_spec_desc)}</p>
              )}
              {hasTwin(lines, line) && (
                <p className="mt-1 text-xs">
                  {line.subsidy_fee > 0 ? (
                    <SubsidyTag cents={line.subsidy_fee} />
                  ) : (
                    <span className="text-muted">未享国家补贴，退货不影响国补名额</span>
                  )}
                </p>
              )}
              <PaidShare line={line} className="mt-0.5" />
            </div>
            {line.left_aftersales_num > 1 && num > 0 ? (
              <Quantity
                className="ml-auto"
                label="商品数量"
                value={num}
                max={line.left_aftersales_num}
                onChange={(next) => put(line.id, next)}
                onOver={() => toast.info(`最多可申请${line.left_aftersales_num}件`)}
              />
            ) : (
              <span translate="no" className="nums text-muted ml-auto text-sm">
                x {Math.max(1, num)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
