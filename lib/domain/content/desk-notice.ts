/** The lists of notices at the desk (contract operator §10). */
export const deskNoticeStates = {
  shown: '显示中',
  scheduled: '未开始',
  ended: '已结束',
  off: '已停用',
  deleted: '回收站',
} as const
export type DeskNoticeState = keyof typeof deskNoticeStates

export const noticeLimits = {
  /** Characters. */
  title: 60,
  /** As HTML. */
  content: 60_000,
  /** Notices outside the recycle bin. */
  notices: 200,
  /** Notices that shoppers see at a time. */
  shown: 20,
} as const
