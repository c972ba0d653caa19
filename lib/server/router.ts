import 'server-only'
import { operatorAftersaleRoutes } from './aftersale/operator-routes'
import { aftersaleRoutes } from './aftersale/routes'
import { articleRoutes } from './article/routes'
import { operatorAuditRoutes } from './audit/operator-routes'
import { addressRoutes } from './address/routes'
import { rebuyRoutes } from './cart/rebuy-routes'
import { couponPickerRoutes } from './bill/coupon-routes'
import { gradeOrderRoutes } from './grade-order/routes'
import { orderReviewRoutes } from './order-review/routes'
import { followRoutes } from './shop/follow-routes'
import { h5ShopRoutes } from './shop/h5-routes'
import { cartRoutes } from './cart/routes'
import { categoryRoutes } from './category/routes'
import { checkoutRoutes } from './checkout/routes'
import { collectRoutes } from './collect/routes'
import { os } from '@/lib/server/call-context'
import { contentRoutes } from './content/routes'
import { operatorCouponRoutes } from './coupon/operator-routes'
import { couponRoutes } from './coupon/routes'
import { operatorOrderRoutes } from './fulfilment/operator-routes'
import { deliveryRoutes, pickupRoutes } from './fulfilment/routes'
import { operatorDesignChoiceRoutes } from './design/choice-routes'
import { operatorDesignModuleRoutes } from './design/module-routes'
import { operatorDesignRoutes } from './design/operator-routes'
import { operatorTemplateRoutes } from './design/template-routes'
import { emailAccountRoutes } from './email-account/routes'
import { goodsRoutes } from './goods/routes'
import { operatorGroupRoutes } from './group/operator-routes'
import { operatorTeamRoutes } from './team/operator-routes'
import { groupRoutes } from './group/routes'
import { operatorInvoiceRoutes } from './invoice/operator-routes'
import { h5Routes } from './h5/routes'
import { invoiceRoutes } from './invoice/routes'
import { operatorPageSettingRoutes } from './mall-setting/operator-routes'
import { mallSettingRoutes } from './mall-setting/routes'
import { profileRoutes } from './member/profile-routes'
import { accountRoutes } from './member/account-routes'
import { memberGradeRoutes } from './grade-order/offer-routes'
import { memberRoutes } from './member/routes'
import { ownVipRoutes } from './member/vip-routes'
import { operatorMerchantRoutes } from './merchant/operator-routes'
import { merchantRoutes } from './merchant/routes'
import { operatorShopRoutes } from './merchant/shop-routes'
import { legacyCallRoutes } from './legacy-calls/routes'
import { operatorDepositRoutes } from './deposit/operator-routes'
import { depositRoutes } from './deposit/routes'
import { rechargeRoutes } from './recharge/routes'
import { operatorBooksRoutes } from './books/operator-routes'
import { operatorGoodsRoutes } from './goods/operator-routes'
import { operatorOfflinePaymentRoutes } from './offline-payment/operator-routes'
import { offlinePaymentRoutes } from './offline-payment/routes'
import { orderRoutes } from './order/routes'
import { couponExchangeRoutes } from './coupon-exchange/routes'
import { couponPackageRoutes } from './coupon-package/routes'
import { packageRoutes } from './package/routes'
import { operatorPictureRoutes } from './picture/operator-routes'
import { operatorPaymentRoutes } from './payment/operator-routes'
import { operatorPurchaseRoutes } from './purchase-operator/routes'
import { paymentRoutes } from './payment/routes'
import { programmeRoutes } from './programme/routes'
import { promotionRoutes } from './goods/promotion-routes'
import { seckillRoutes } from './seckill/routes'
import { operatorRefundRoutes } from './refund-payout/operator-routes'
import { regionRoutes } from './region/routes'
import { restockRoutes } from './restock/routes'
import { operatorReviewRoutes } from './review/operator-routes'
import { reviewRoutes } from './review/routes'
import { scanLoginRoutes } from './scan-login/routes'
import { sessionRoutes } from './session/routes'
import { trustLoginRoutes } from './session/wechat/routes'
import { shopRoutes } from './shop/routes'
import { goodsShareRoutes, shareRoutes } from './share/routes'
import { siteRoutes } from './site/routes'
import { operatorPointRoutes } from './point/operator-routes'
import { pointRoutes } from './point/routes'
import { operatorMemberSettingRoutes } from './member/operator-routes'
import { pointsMallRoutes } from './points-mall/routes'
import { purchaseRoutes } from './purchase/routes'
import { staffRoutes } from './staff/routes'
import { switchedOffRoutes } from './switched-off/routes'
import { templateRoutes } from './template/routes'
import { operatorSearchRoutes } from './search/operator-routes'
import { operatorSubsidyRoutes } from './subsidy/operator-routes'
import { subsidyRoutes } from './subsidy/routes'
import { ticketRoutes } from './seckill/ticket-routes'
import { operatorPointsMallRoutes } from './points-mall/operator-routes'
import { operatorTradeSettingRoutes } from './trade-setting/operator-routes'
import { uploadRoutes } from './upload/routes'
import { accountCheckRoutes } from './verify/routes'
import { vipRoutes } from './vip/routes'

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
  collect: { ...collectRoutes, ...followRoutes },
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
    invoice: operatorInvoiceRoutes,
    merchant: operatorMerchantRoutes,
    offlinePayment: operatorOfflinePaymentRoutes,
    order: operatorOrderRoutes,
    payment: operatorPaymentRoutes,
    purchase: operatorPurchaseRoutes,
    picture: operatorPictureRoutes,
    refund: operatorRefundRoutes,
    review: operatorReviewRoutes,
    search: operatorSearchRoutes,
    shop: operatorShopRoutes,
    subsidy: operatorSubsidyRoutes,
    memberSetting: operatorMemberSettingRoutes,
    point: operatorPointRoutes,
    pointsMall: operatorPointsMallRoutes,
    template: { ...operatorTemplateRoutes, ...operatorPageSettingRoutes },
    tradeSetting: operatorTradeSettingRoutes,
  },
  older: legacyCallRoutes,
  h5: { ...h5Routes, ...h5ShopRoutes },
  point: pointRoutes,
  pointsMall: pointsMallRoutes,
  purchase: purchaseRoutes,
  switchedOff: switchedOffRoutes,
})
