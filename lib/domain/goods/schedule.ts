/** What can be scheduled for a product, in words. */
export const scheduleKinds = { on: '定时上架', off: '定时下架', price: '定时改价' } as const
export type ScheduleKind = keyof typeof scheduleKinds

/** States of a scheduled change, in words. */
export const scheduleStates = {
  waiting: '等待执行',
  done: '已执行',
  failed: '未能执行',
  cancelled: '已取消',
} as const
export type ScheduleState = keyof typeof scheduleStates

/** Days ahead that a change can be scheduled. */
export const scheduleDays = 366
