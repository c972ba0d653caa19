import { operatorAttributeContract } from './catalogue/attribute'
import { operatorBrandContract } from './catalogue/brand'
import { operatorCategoryContract } from './catalogue/category'
import { operatorCouponContract } from './catalogue/coupon'
import { operatorGoodsContract } from './catalogue/goods'
import { operatorGoodsImportContract } from './catalogue/goods-import'
import { operatorGoodsProposalContract } from './catalogue/goods-proposal'
import { operatorGoodsScheduleContract } from './catalogue/goods-schedule'
import { operatorGoodsTagContract } from './catalogue/goods-tag'
import { operatorGroupContract } from './catalogue/group'
import { operatorReviewContract } from './catalogue/review'
import { operatorSearchContract } from './catalogue/search'
import { operatorSubsidyContract } from './catalogue/subsidy'
import { operatorAgreementContract } from './content/agreement'
import { operatorArticleContract } from './content/article'
import { operatorArticleCatalogueContract } from './content/article-catalogue'
import { operatorDesignContract } from './content/design'
import { operatorDesignChoiceContract } from './content/design-choice'
import { operatorDesignModuleContract } from './content/design-module'
import { operatorFaqContract } from './content/faq'
import { operatorNavigationContract } from './content/navigation'
import { operatorNoticeContract } from './content/notice'
import { operatorPictureContract } from './content/picture'
import { operatorSiteContract } from './content/site'
import { operatorTemplateContract } from './content/template'
import { operatorAuditContract } from './desk/audit'
import { operatorExportContract } from './desk/export'
import { operatorIndexPageContract } from './desk/index-page'
import { operatorTableImportContract } from './desk/table-import'
import { operatorTaskContract } from './desk/task'
import { operatorAccountContract } from './people/account'
import { operatorClerkContract } from './people/clerk'
import { operatorMemberContract } from './people/member'
import { operatorMemberSettingContract } from './people/member-setting'
import { operatorRoleContract } from './people/role'
import { operatorSecurityContract } from './people/security'
import { operatorSetupContract } from './people/setup'
import { operatorMerchantContract } from './shops/merchant'
import { operatorOpeningContract } from './shops/opening'
import { operatorShopContract } from './shops/shop'
import { operatorShopTagContract } from './shops/shop-tag'
import { operatorAftersaleContract } from './trade/aftersale'
import { operatorBooksContract } from './trade/books'
import { operatorDepositContract } from './trade/deposit'
import { operatorEmployeeContract } from './trade/employee'
import { operatorFreightContract } from './trade/freight'
import { operatorInvoiceContract } from './trade/invoice'
import { operatorOfflinePaymentContract } from './trade/offline-payment'
import { operatorOrderContract } from './trade/order'
import { operatorPaymentContract } from './trade/payment'
import { operatorPointContract } from './trade/point'
import { operatorPointsMallContract } from './trade/points-mall'
import { operatorRefundContract } from './trade/refund'
import { operatorTradeSettingContract } from './trade/trade-setting'

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
  export: operatorExportContract,
  faq: operatorFaqContract,
  navigation: operatorNavigationContract,
  notice: operatorNoticeContract,
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
