import { orderLabels } from './labels'

/** The shop's tasks for orders, with their names on screens (contract operator). */
export const orderTodos = {
  wait_pay: orderLabels.NOTPAY,
  wait_ship: orderLabels.PAYED,
  part_shipped: orderLabels.PAYED_PARTAIL,
  wait_receive: orderLabels.WAIT_BUYER_CONFIRM,
  wait_cancel_review: '待审核取消',
  wait_offline_review: '待审核转账',
} as const
export type OrderTodo = keyof typeof orderTodos
