import { operatorAftersales } from './aftersales'
import { operatorBooks } from './books'
import { operatorGoods } from './goods'
import { operatorSubsidies } from './subsidy'

/** Calls for operators and merchants. They are our own: the ECShopX shopper contract has none. */
export const operatorContract = {
  ...operatorGoods,
  ...operatorBooks,
  ...operatorAftersales,
  ...operatorSubsidies,
}
