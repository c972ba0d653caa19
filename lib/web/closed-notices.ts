/** Under which the browser keeps which notices its visitor has closed (components/notice). */
export const closedNoticesKey = 'mall.closedNotices'
