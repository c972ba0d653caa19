/** What the shop has to do with orders, with its name on screens (contract operator). */
export const orderTodos = {
  wait_pay: '待付款',
  wait_ship: '待发货',
  part_shipped: '部分发货',
  wait_receive: '待收货',
  wait_cancel_review: '待审核取消',
  wait_offline_review: '待审核转账',
} as const
export type OrderTodo = keyof typeof orderTodos
