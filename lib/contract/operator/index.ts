import { operatorAccountContract } from './account'
import { operatorAftersaleContract } from './aftersale'
import { operatorAgreementContract } from './agreement'
import { operatorArticleContract } from './article'
import { operatorArticleCatalogueContract } from './article-catalogue'
import { operatorAttributeContract } from './attribute'
import { operatorAuditContract } from './audit'
import { operatorBooksContract } from './books'
import { operatorBrandContract } from './brand'
import { operatorCategoryContract } from './category'
import { operatorClerkContract } from './clerk'
import { operatorCouponContract } from './coupon'
import { operatorDepositContract } from './deposit'
import { operatorDesignContract } from './design'
import { operatorDesignChoiceContract } from './design-choice'
import { operatorDesignModuleContract } from './design-module'
import { operatorEmployeeContract } from './employee'
import { operatorFaqContract } from './faq'
import { operatorFreightContract } from './freight'
import { operatorGoodsContract } from './goods'
import { operatorGoodsImportContract } from './goods-import'
import { operatorGoodsProposalContract } from './goods-proposal'
import { operatorGoodsScheduleContract } from './goods-schedule'
import { operatorGoodsTagContract } from './goods-tag'
import { operatorGroupContract } from './group'
import { operatorIndexPageContract } from './index-page'
import { operatorInvoiceContract } from './invoice'
import { operatorMemberContract } from './member'
import { operatorMemberSettingContract } from './member-setting'
import { operatorMerchantContract } from './merchant'
import { operatorNavigationContract } from './navigation'
import { operatorOfflinePaymentContract } from './offline-payment'
import { operatorOpeningContract } from './opening'
import { operatorOrderContract } from './order'
import { operatorPaymentContract } from './payment'
import { operatorPictureContract } from './picture'
import { operatorPointContract } from './point'
import { operatorPointsMallContract } from './points-mall'
import { operatorRefundContract } from './refund'
import { operatorReviewContract } from './review'
import { operatorRoleContract } from './role'
import { operatorSearchContract } from './search'
import { operatorSecurityContract } from './security'
import { operatorSetupContract } from './setup'
import { operatorShopContract } from './shop'
import { operatorShopTagContract } from './shop-tag'
import { operatorSiteContract } from './site'
import { operatorSubsidyContract } from './subsidy'
import { operatorTableImportContract } from './table-import'
import { operatorTaskContract } from './task'
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
  indexPage: operatorIndexPageContract,
  invoice: operatorInvoiceContract,
  member: operatorMemberContract,
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
  role: operatorRoleContract,
  search: operatorSearchContract,
  security: operatorSecurityContract,
  setup: operatorSetupContract,
  shop: operatorShopContract,
  shopTag: operatorShopTagContract,
  subsidy: operatorSubsidyContract,
  template: operatorTemplateContract,
  agreement: operatorAgreementContract,
  attribute: operatorAttributeContract,
  article: operatorArticleContract,
  articleCatalogue: operatorArticleCatalogueContract,
  faq: operatorFaqContract,
  navigation: operatorNavigationContract,
  brand: operatorBrandContract,
  category: operatorCategoryContract,
  goodsImport: operatorGoodsImportContract,
  goodsProposal: operatorGoodsProposalContract,
  goodsSchedule: operatorGoodsScheduleContract,
  clerk: operatorClerkContract,
  freight: operatorFreightContract,
  goodsTag: operatorGoodsTagContract,
  opening: operatorOpeningContract,
  site: operatorSiteContract,
  tableImport: operatorTableImportContract,
  task: operatorTaskContract,
  tradeSetting: operatorTradeSettingContract,
}

type Subjects = typeof operatorContract
/** A call by subject and name, such as `order.ship`. */
export type OperatorCall = {
  [S in keyof Subjects & string]: `${S}.${keyof Subjects[S] & string}`
}[keyof Subjects & string]
