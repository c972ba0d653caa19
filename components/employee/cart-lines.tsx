'use client'
import { Trash2 } from 'lucide-react'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { Skeleton } from '@/components/ui/skeleton'
import type { EmployeeCart, EmployeeCartLine } from '@/lib/contract/trade/employee-shape'
import type { EmployeeRef } from '@/lib/web/staff-href'
import { useCartChanges } from './use-cart'

/** The lines of a cart of employee purchase: those that can be bought, then the others. */
export const linesOf = (cart: EmployeeCart): EmployeeCartLine[] => [
  ...(cart.valid_cart[0]?.list ?? []),
  ...cart.invalid_cart,
]

interface CartLinesProps {
  employee: EmployeeRef
  /** Missing while it loads. */
  cart: EmployeeCart | undefined
  className?: string
}

/** The lines with their quantities, or that there are none. */
export function CartLines({ employee, cart, className = '' }: CartLinesProps) {
  if (!cart)
    return (
      <p role="status" aria-label="加载中" className="px-5 py-6">
        <Skeleton className="h-5" />
      </p>
    )
  const lines = linesOf(cart)
  if (lines.length === 0) return <p className="text-muted px-5 py-6 text-center text-sm">还没有商品</p>
  return (
    <ul className={`divide-line divide-y ${className}`}>
      {lines.map((line) => (
        <li key={line.item_id} className="flex gap-3 py-3">
          <Line line={line} employee={employee} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line, employee }: { line: EmployeeCartLine; employee: EmployeeRef }) {
  const { setNum, remove } = useCartChanges(employee)
  return (
    <>
      <Picture src={line.pics} alt="" width={240} className="rounded-control size-16 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-ink line-clamp-2 text-sm">{line.item_name}</p>
        {line.item_spec_desc && <p className="text-muted mt-0.5 truncate text-xs">{line.item_spec_desc}</p>}
        {line.problem && <p className="text-brand mt-0.5 text-xs">{line.problem}</p>}
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <Price cents={line.price} />
          <Quantity
            size="small"
            value={line.num}
            max={Math.max(1, line.store)}
            label={`${line.item_name}的数量`}
            onChange={(num) => setNum.mutate({ itemId: line.item_id, num })}
          />
        </div>
      </div>
      <button
        type="button"
        aria-label={`移除 ${line.item_name}`}
        onClick={() => remove.mutate(line.item_id)}
        className="text-muted hover:text-brand tap self-start"
      >
        <Trash2 className="size-4" aria-hidden />
      </button>
    </>
  )
}
