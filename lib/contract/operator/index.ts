import { operatorAftersales } from './aftersales'
import { operatorBooks } from './books'
import {
  operatorAuditContract,
  operatorInvoiceContract,
  operatorRateContract,
  operatorSettingContract,
} from './desk'
import { operatorGoods } from './goods'
import { operatorGroups } from './groups'
import { operatorSubsidies } from './subsidy'
import { operatorOrderContract } from './order'
import { operatorPayment } from './payment'

/** Calls for operators and merchants. They are our own: the ECShopX shopper contract has none. */
export const operatorContract = {
  ...operatorGoods,
  ...operatorGroups,
  ...operatorBooks,
  ...operatorAftersales,
  ...operatorSubsidies,
  order: operatorOrderContract,
  invoice: operatorInvoiceContract,
  rate: operatorRateContract,
  settings: operatorSettingContract,
  audit: operatorAuditContract,
  ...operatorPayment,
}
