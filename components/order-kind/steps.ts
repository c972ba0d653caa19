/** Steps from cart to paid order, for `StepBar`. */
export const buyingSteps = ['我的购物车', '填写核对订单', '付款', '支付完成'] as const
/** Steps of employee purchase, which has a cart of its own. */
export const employeeSteps = ['内购车', ...buyingSteps.slice(1)]
/** Steps of an exchange in the points mall. */
export const exchangeSteps = ['选择商品', '填写核对订单', '付款', '兑换完成'] as const
