/** The answer to orders while the points mall is closed. */
export const pointsMallClosed = '积分商城暂未开放'

/** The order class and order type of the points mall (contract trade §12.5, contract trade §6.1). */
export const pointsOrderClass = 'pointsmall'
export const pointsOrderType = 'normal_pointsmall'
