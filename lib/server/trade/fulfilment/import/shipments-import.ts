import 'server-only'
import { textCell } from '@/lib/domain/import/table/cells'
import type { Cell } from '@/lib/domain/import/table/columns'
import * as orderMessages from '@/lib/domain/messages/order'
import { courierName, courierNamed, trackingProblem } from '@/lib/domain/order/couriers'
import { canGo, transitions } from '@/lib/domain/order/states'
import type { RowPlan, TableImport } from '@/lib/server/ground/table-import/definition'
import { shipOrder } from '../ship-order'
import { lockShipments, ordersToShip } from './shipments-sql'

interface ShipmentRow {
  order_id: string
  delivery_code: string
  /** Code of the courier. */
  delivery_corp: string
}

/** A spreadsheet may have `'` before a number, and spaces in it. */
const plain = (text: string): string => text.replace(/^'/, '').replaceAll(/\s/g, '')

function courierCell(text: string): Cell<string> {
  const courier = courierNamed(text)
  return courier ? { value: courier.code } : { problem: `“${text.slice(0, 20)}”不是商城支持的快递公司` }
}

function trackingCell(text: string): Cell<string> {
  const cell = textCell(40)(plain(text))
  if ('problem' in cell) return cell
  const problem = trackingProblem(cell.value)
  return problem === null ? cell : { problem: `“${cell.value}”：${problem}` }
}

/**
 * Parcels of orders: 订单号, 快递单号, 快递公司 (contract files §2). A row ships all units of an order that are left. What has
 * left stays: its buyer was told.
 */
export const shipmentsImport: TableImport<ShipmentRow, ShipmentRow, ShipmentRow> = {
  kind: 'shipments.import',
  columns: {
    order_id: {
      header: '订单号',
      aliases: ['订单编号'],
      isNeeded: true,
      hint: '必填，单元格设为文本',
      sample: '5438376000000001',
      read: (text) => textCell(30)(plain(text)),
    },
    delivery_code: {
      header: '快递单号',
      aliases: ['运单号', '物流单号'],
      isNeeded: true,
      hint: '必填，6到20位字母和数字，单元格设为文本',
      sample: 'SF1020304050607',
      read: trackingCell,
    },
    delivery_corp: {
      header: '快递公司',
      aliases: ['物流公司'],
      isNeeded: true,
      hint: '必填，快递公司的名称，如顺丰快递',
      sample: '顺丰快递',
      read: courierCell,
    },
  },
  keys: [{ field: 'order_id', of: ({ order_id }) => order_id }],
  nameOf: ({ order_id = '' }) => order_id,

  async lock({ tx }, rows) {
    await tx.run(lockShipments, [rows.map(({ order_id }) => order_id)])
  },

  async plan({ db }, rows) {
    const found = await db.run(ordersToShip, [rows.map(({ order_id }) => order_id)])
    const byId = new Map(found.map((order) => [order.orderId, order]))
    return rows.map((row): RowPlan<ShipmentRow> => {
      const order = byId.get(row.order_id)
      if (!order) return { state: 'refused', field: 'order_id', text: orderMessages.orderMissing }
      if (order.parcels.includes(`${row.delivery_corp} ${row.delivery_code}`)) return { state: 'same' }
      if (!canGo(order, 'shipPart') || order.left === 0)
        return { state: 'refused', field: 'order_id', text: transitions.ship.refusal }
      const parcel = `${courierName(row.delivery_corp)} ${row.delivery_code}`
      return { state: 'change', notes: [`${parcel}，发出${order.left}件`], change: row }
    })
  },

  async write({ mall }, { actor }, changes) {
    for (const { order_id: orderId, delivery_corp: corp, delivery_code: trackingNumber } of changes)
      await shipOrder(mall, { actor, shopId: null }, { orderId, corp, trackingNumber })
    return [...changes]
  },

  async undo(_work, _task, undos) {
    return undos.map(() => '已经发货，不能撤销，可以在订单里修改物流')
  },
}
