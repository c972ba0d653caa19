import { operatorAccountContract } from './account'
import { operatorAftersaleContract } from './aftersale'
import { operatorAgreementContract } from './agreement'
import { operatorAuditContract } from './audit'
import { operatorBooksContract } from './books'
import { operatorBrandContract } from './brand'
import { operatorCategoryContract } from './category'
import { operatorCouponContract } from './coupon'
import { operatorDepositContract } from './deposit'
import { operatorDesignContract } from './design'
import { operatorDesignChoiceContract } from './design-choice'
import { operatorDesignModuleContract } from './design-module'
import { operatorEmployeeContract } from './employee'
import { operatorGoodsContract } from './goods'
import { operatorGoodsTagContract } from './goods-tag'
import { operatorGroupContract } from './group'
import { operatorInvoiceContract } from './invoice'
import { operatorMemberSettingContract } from './member-setting'
import { operatorMerchantContract } from './merchant'
import { operatorOfflinePaymentContract } from './offline-payment'
import { operatorOpeningContract } from './opening'
import { operatorOrderContract } from './order'
import { operatorPaymentContract } from './payment'
import { operatorPictureContract } from './picture'
import { operatorPointContract } from './point'
import { operatorPointsMallContract } from './points-mall'
import { operatorRefundContract } from './refund'
import { operatorReviewContract } from './review'
import { operatorSearchContract } from './search'
import { operatorSetupContract } from './setup'
import { operatorShopContract } from './shop'
import { operatorSiteContract } from './site'
import { operatorSubsidyContract } from './subsidy'
import { operatorTemplateContract } from './template'
import { operatorTradeSettingContract } from './trade-setting'

/**
 * Calls for operators and merchants, by subject under the names of the shopper contract. They are our own: the ECShopX
 * shopper contract has none.
 */
export const operatorContract = {
  account: operatorAccountContract,
  aftersale: operatorAftersaleContract,
  audit: operatorAuditContract,
  books: operatorBooksContract,
  coupon: operatorCouponContract,
  deposit: operatorDepositContract,
  design: operatorDesignContract,
  designChoice: operatorDesignChoiceContract,
  designModule: operatorDesignModuleContract,
  goods: operatorGoodsContract,
  group: operatorGroupContract,
  invoice: operatorInvoiceContract,
  memberSetting: operatorMemberSettingContract,
  merchant: operatorMerchantContract,
  offlinePayment: operatorOfflinePaymentContract,
  order: operatorOrderContract,
  payment: operatorPaymentContract,
  picture: operatorPictureContract,
  point: operatorPointContract,
  pointsMall: operatorPointsMallContract,
  employee: operatorEmployeeContract,
  refund: operatorRefundContract,
  review: operatorReviewContract,
  search: operatorSearchContract,
  setup: operatorSetupContract,
  shop: operatorShopContract,
  subsidy: operatorSubsidyContract,
  template: operatorTemplateContract,
  agreement: operatorAgreementContract,
  brand: operatorBrandContract,
  category: operatorCategoryContract,
  goodsTag: operatorGoodsTagContract,
  opening: operatorOpeningContract,
  site: operatorSiteContract,
  tradeSetting: operatorTradeSettingContract,
}

type Subjects = typeof operatorContract
/** A call by subject and name, such as `order.ship`. */
export type OperatorCall = {
  [S in keyof Subjects & string]: `${S}.${keyof Subjects[S] & string}`
}[keyof Subjects & string]
