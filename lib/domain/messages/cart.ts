/** Messages that several rules, schemas, calls or pages show: cart and checkout. */

export const cartEmpty = '购物车为空'
export const cartNothingChosen = '购物车选中商品为空'
export const cartDataInvalid = '提交购物车数据有误'
export const cartParameterInvalid = '购物车参数错误'
export const cartTooManyGoods = '购买不可以超过100种商品'
export const goodsToBuyInvalid = '购买商品无效'
export const goodsToBuyLapsed = '购买商品已失效，请重新结算'
export const someGoodsLapsed = '部分商品无效，请重新结算'
export const shopLapsed = '当前店铺已失效'
