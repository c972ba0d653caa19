'use client'
import { desk } from '@/lib/client/call/desk'
import type { OrderTodo } from '@/lib/domain/order/todos'
import { ExportButton } from './export-button'

interface OrderExportsProps {
  /** The filter of the list. */
  filter: {
    order_id?: string
    mobile?: string
    item_name?: string
    todo?: OrderTodo
    distributor_id?: number
  }
}

/** The orders of a list as files: a row a product of an order, and a row an order. */
export const OrderExports = ({ filter }: OrderExportsProps) => (
  <span className="flex flex-wrap gap-3">
    <ExportButton subject="orders" begin={(choice) => desk.order.export({ ...filter, ...choice })} />
    <ExportButton
      subject="orderTotals"
      begin={(choice) => desk.order.export({ ...filter, ...choice, rows: 'order' })}
    >
      导出汇总
    </ExportButton>
  </span>
)
