import { operatorAftersales } from './aftersales'
import { operatorBooks } from './books'
import { operatorGoods } from './goods'

/** Calls for operators and merchants. They are our own: the ECShopX shopper contract has none. */
export const operatorContract = {
  ...operatorGoods,
  ...operatorBooks,
  ...operatorAftersales,
}
