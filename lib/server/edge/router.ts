import 'server-only'
import { operatorAttributeRoutes } from '@/lib/server/catalogue/attribute/operator-routes'
import { operatorBrandRoutes } from '@/lib/server/catalogue/brand/operator-routes'
import { operatorCategoryRoutes } from '@/lib/server/catalogue/category/desk/operator-routes'
import { categoryRoutes } from '@/lib/server/catalogue/category/routes'
import { operatorCouponRoutes } from '@/lib/server/catalogue/coupon/operator-routes'
import { couponRoutes } from '@/lib/server/catalogue/coupon/routes'
import { couponPackageRoutes } from '@/lib/server/catalogue/coupon-package/routes'
import { favouriteRoutes } from '@/lib/server/catalogue/favourite/routes'
import { operatorGoodsRoutes } from '@/lib/server/catalogue/goods/desk/operator-routes'
import { operatorGoodsImportRoutes } from '@/lib/server/catalogue/goods/import/operator-routes'
import { promotionRoutes } from '@/lib/server/catalogue/goods/promotion-routes'
import { operatorGoodsProposalRoutes } from '@/lib/server/catalogue/goods/proposal/operator-routes'
import { goodsRoutes } from '@/lib/server/catalogue/goods/routes'
import { operatorGoodsScheduleRoutes } from '@/lib/server/catalogue/goods-schedule/operator-routes'
import { operatorGoodsTagRoutes } from '@/lib/server/catalogue/goods-tag/operator-routes'
import { operatorGroupRoutes } from '@/lib/server/catalogue/group/operator-routes'
import { groupRoutes } from '@/lib/server/catalogue/group/routes'
import { packageRoutes } from '@/lib/server/catalogue/package/routes'
import { programmeRoutes } from '@/lib/server/catalogue/programme/routes'
import { restockRoutes } from '@/lib/server/catalogue/restock/routes'
import { operatorReviewRoutes } from '@/lib/server/catalogue/review/operator-routes'
import { reviewRoutes } from '@/lib/server/catalogue/review/routes'
import { operatorSearchRoutes } from '@/lib/server/catalogue/search/operator-routes'
import { seckillRoutes } from '@/lib/server/catalogue/seckill/routes'
import { ticketRoutes } from '@/lib/server/catalogue/seckill/ticket-routes'
import { operatorSubsidyRoutes } from '@/lib/server/catalogue/subsidy/operator-routes'
import { subsidyRoutes } from '@/lib/server/catalogue/subsidy/routes'
import { operatorAgreementRoutes } from '@/lib/server/content/agreement/operator-routes'
import {
  operatorArticleCatalogueRoutes,
  operatorArticleRoutes,
} from '@/lib/server/content/article/desk/operator-routes'
import { articleRoutes } from '@/lib/server/content/article/routes'
import { contentRoutes } from '@/lib/server/content/article-tree/routes'
import { operatorDesignChoiceRoutes } from '@/lib/server/content/design/choice-routes'
import { operatorDesignModuleRoutes } from '@/lib/server/content/design/module-routes'
import { operatorDesignRoutes } from '@/lib/server/content/design/operator-routes'
import { operatorTemplateRoutes } from '@/lib/server/content/design/template-routes'
import { h5Routes } from '@/lib/server/content/h5/routes'
import { operatorPageSettingRoutes } from '@/lib/server/content/mall-setting/operator-routes'
import { mallSettingRoutes } from '@/lib/server/content/mall-setting/routes'
import { operatorNoticeRoutes } from '@/lib/server/content/notice/operator-routes'
import { operatorPictureRoutes } from '@/lib/server/content/picture/operator-routes'
import { goodsShareRoutes, shareRoutes } from '@/lib/server/content/share/routes'
import {
  operatorFaqRoutes,
  operatorNavigationRoutes,
  operatorSiteRoutes,
} from '@/lib/server/content/site/desk/operator-routes'
import { siteRoutes } from '@/lib/server/content/site/routes'
import { switchedOffRoutes } from '@/lib/server/content/switched-off/routes'
import { templateRoutes } from '@/lib/server/content/template/routes'
import { operatorExportRoutes } from '@/lib/server/edge/exports/operator-routes'
import { operatorTableImportRoutes } from '@/lib/server/edge/table-imports/operator-routes'
import { operatorTaskRoutes } from '@/lib/server/edge/tasks/operator-routes'
import { operatorAuditRoutes } from '@/lib/server/ground/audit/operator-routes'
import { os } from '@/lib/server/ground/call-context'
import { regionRoutes } from '@/lib/server/ground/region/routes'
import { operatorTradeSettingRoutes } from '@/lib/server/ground/trade-setting/operator-routes'
import { uploadRoutes } from '@/lib/server/ground/upload/routes'
import { addressRoutes } from '@/lib/server/people/address/routes'
import { emailAccountRoutes } from '@/lib/server/people/email-account/routes'
import { operatorIndexPageRoutes } from '@/lib/server/people/index-page/operator-routes'
import { accountRoutes } from '@/lib/server/people/member/account-routes'
import { operatorMemberRoutes, operatorMemberSettingRoutes } from '@/lib/server/people/member/operator-routes'
import { profileRoutes } from '@/lib/server/people/member/profile-routes'
import { memberRoutes } from '@/lib/server/people/member/routes'
import { ownVipRoutes } from '@/lib/server/people/member/vip-routes'
import { operatorClerkRoutes } from '@/lib/server/people/operator-account/clerk-routes'
import {
  operatorAccountRoutes,
  operatorRoleRoutes,
} from '@/lib/server/people/operator-account/operator-routes'
import { scanLoginRoutes } from '@/lib/server/people/scan-login/routes'
import { operatorSecurityRoutes } from '@/lib/server/people/second-factor/operator-routes'
import { sessionRoutes } from '@/lib/server/people/session/routes'
import { trustLoginRoutes } from '@/lib/server/people/session/wechat/routes'
import { operatorSetupRoutes } from '@/lib/server/people/setup/operator-routes'
import { staffRoutes } from '@/lib/server/people/staff/routes'
import { accountCheckRoutes } from '@/lib/server/people/verify/routes'
import { vipRoutes } from '@/lib/server/people/vip/routes'
import { operatorMerchantRoutes } from '@/lib/server/shops/merchant/operator-routes'
import { merchantRoutes } from '@/lib/server/shops/merchant/routes'
import { operatorShopRoutes } from '@/lib/server/shops/merchant/shop-routes'
import { operatorOpeningRoutes } from '@/lib/server/shops/opening/operator-routes'
import { followRoutes } from '@/lib/server/shops/shop/follow-routes'
import { h5ShopRoutes } from '@/lib/server/shops/shop/h5-routes'
import { shopRoutes } from '@/lib/server/shops/shop/routes'
import { shopDeskRoutes } from '@/lib/server/shops/shop-desk/operator-routes'
import { operatorShopTagRoutes } from '@/lib/server/shops/shop-tag/operator-routes'
import { operatorAftersaleRoutes } from '@/lib/server/trade/aftersale/operator-routes'
import { aftersaleRoutes } from '@/lib/server/trade/aftersale/routes'
import { couponPickerRoutes } from '@/lib/server/trade/bill/coupon-routes'
import { operatorBooksRoutes } from '@/lib/server/trade/books/operator-routes'
import { rebuyRoutes } from '@/lib/server/trade/cart/rebuy-routes'
import { cartRoutes } from '@/lib/server/trade/cart/routes'
import { checkoutRoutes } from '@/lib/server/trade/checkout/routes'
import { couponExchangeRoutes } from '@/lib/server/trade/coupon-exchange/routes'
import { operatorDepositRoutes } from '@/lib/server/trade/deposit/operator-routes'
import { depositRoutes } from '@/lib/server/trade/deposit/routes'
import { operatorEmployeeRoutes } from '@/lib/server/trade/employee/desk/routes'
import { employeeRoutes } from '@/lib/server/trade/employee/routes'
import { operatorFreightRoutes } from '@/lib/server/trade/freight/operator-routes'
import { operatorOrderRoutes } from '@/lib/server/trade/fulfilment/operator-routes'
import { deliveryRoutes, pickupRoutes } from '@/lib/server/trade/fulfilment/routes'
import { memberGradeRoutes } from '@/lib/server/trade/grade-order/offer-routes'
import { gradeOrderRoutes } from '@/lib/server/trade/grade-order/routes'
import { operatorInvoiceRoutes } from '@/lib/server/trade/invoice/operator-routes'
import { invoiceRoutes } from '@/lib/server/trade/invoice/routes'
import { operatorOfflinePaymentRoutes } from '@/lib/server/trade/offline-payment/operator-routes'
import { offlinePaymentRoutes } from '@/lib/server/trade/offline-payment/routes'
import { orderReviewRoutes } from '@/lib/server/trade/order/review/routes'
import { orderRoutes } from '@/lib/server/trade/order/routes'
import { operatorPaymentRoutes } from '@/lib/server/trade/payment/operator-routes'
import { paymentRoutes } from '@/lib/server/trade/payment/routes'
import { operatorPointRoutes } from '@/lib/server/trade/point/operator-routes'
import { pointRoutes } from '@/lib/server/trade/point/routes'
import { operatorPointsMallRoutes } from '@/lib/server/trade/points-mall/operator-routes'
import { pointsMallRoutes } from '@/lib/server/trade/points-mall/routes'
import { rechargeRoutes } from '@/lib/server/trade/recharge/routes'
import { operatorRefundRoutes } from '@/lib/server/trade/refund/payout/operator-routes'
import { operatorTeamRoutes } from '@/lib/server/trade/team/operator-routes'
import { legacyCallRoutes } from './legacy-calls/routes'

/** The handler of every call of the contract. The compiler reports a missing one. */
export const router = os.router({
  goods: { ...goodsRoutes, ...goodsShareRoutes },
  category: categoryRoutes,
  shop: shopRoutes,
  mallSetting: mallSettingRoutes,
  site: siteRoutes,
  template: templateRoutes,
  seckill: seckillRoutes,
  group: groupRoutes,
  promotion: promotionRoutes,
  couponExchange: couponExchangeRoutes,
  couponPackage: couponPackageRoutes,
  packages: packageRoutes,
  programme: programmeRoutes,
  article: articleRoutes,
  content: contentRoutes,
  session: sessionRoutes,
  emailAccount: emailAccountRoutes,
  accountCheck: accountCheckRoutes,
  trustLogin: { ...trustLoginRoutes, ...scanLoginRoutes },
  staff: staffRoutes,
  member: memberRoutes,
  account: accountRoutes,
  merchant: merchantRoutes,
  profile: profileRoutes,
  vip: { ...vipRoutes, ...ownVipRoutes, ...gradeOrderRoutes },
  memberGrade: memberGradeRoutes,
  deposit: { ...depositRoutes, ...rechargeRoutes },
  address: addressRoutes,
  favourite: { ...favouriteRoutes, ...followRoutes },
  restock: restockRoutes,
  region: regionRoutes,
  cart: cartRoutes,
  checkout: checkoutRoutes,
  aftersale: aftersaleRoutes,
  order: { ...orderRoutes, ...pickupRoutes, ...rebuyRoutes },
  payment: paymentRoutes,
  offlinePayment: offlinePaymentRoutes,
  coupon: { ...couponRoutes, ...couponPickerRoutes },
  subsidy: subsidyRoutes,
  review: { ...reviewRoutes, ...orderReviewRoutes },
  share: shareRoutes,
  ticket: ticketRoutes,
  upload: uploadRoutes,
  delivery: deliveryRoutes,
  invoice: invoiceRoutes,
  operator: {
    account: operatorAccountRoutes,
    article: operatorArticleRoutes,
    articleCatalogue: operatorArticleCatalogueRoutes,
    export: operatorExportRoutes,
    faq: operatorFaqRoutes,
    navigation: operatorNavigationRoutes,
    notice: operatorNoticeRoutes,
    aftersale: operatorAftersaleRoutes,
    audit: operatorAuditRoutes,
    books: operatorBooksRoutes,
    coupon: operatorCouponRoutes,
    deposit: operatorDepositRoutes,
    design: operatorDesignRoutes,
    designChoice: operatorDesignChoiceRoutes,
    designModule: operatorDesignModuleRoutes,
    goods: operatorGoodsRoutes,
    group: { ...operatorGroupRoutes, ...operatorTeamRoutes },
    indexPage: operatorIndexPageRoutes,
    invoice: operatorInvoiceRoutes,
    merchant: operatorMerchantRoutes,
    offlinePayment: operatorOfflinePaymentRoutes,
    order: operatorOrderRoutes,
    payment: operatorPaymentRoutes,
    employee: operatorEmployeeRoutes,
    picture: operatorPictureRoutes,
    refund: operatorRefundRoutes,
    review: operatorReviewRoutes,
    role: operatorRoleRoutes,
    search: operatorSearchRoutes,
    security: operatorSecurityRoutes,
    setup: operatorSetupRoutes,
    shop: { ...operatorShopRoutes, ...shopDeskRoutes },
    shopTag: operatorShopTagRoutes,
    subsidy: operatorSubsidyRoutes,
    member: operatorMemberRoutes,
    memberSetting: operatorMemberSettingRoutes,
    point: operatorPointRoutes,
    pointsMall: operatorPointsMallRoutes,
    template: { ...operatorTemplateRoutes, ...operatorPageSettingRoutes },
    agreement: operatorAgreementRoutes,
    attribute: operatorAttributeRoutes,
    brand: operatorBrandRoutes,
    category: operatorCategoryRoutes,
    goodsImport: operatorGoodsImportRoutes,
    goodsProposal: operatorGoodsProposalRoutes,
    tableImport: operatorTableImportRoutes,
    goodsSchedule: operatorGoodsScheduleRoutes,
    clerk: operatorClerkRoutes,
    freight: operatorFreightRoutes,
    goodsTag: operatorGoodsTagRoutes,
    opening: operatorOpeningRoutes,
    site: operatorSiteRoutes,
    task: operatorTaskRoutes,
    tradeSetting: operatorTradeSettingRoutes,
  },
  older: legacyCallRoutes,
  h5: { ...h5Routes, ...h5ShopRoutes },
  point: pointRoutes,
  pointsMall: pointsMallRoutes,
  employee: employeeRoutes,
  switchedOff: switchedOffRoutes,
})
