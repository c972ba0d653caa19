import { accountContract } from './account'
import { accountCheckContract } from './account-check'
import { aftersaleContract } from './aftersale'
import { articleContract } from './article'
import { profileContract } from './profile'
import { programmeContract } from './programme'
import { seckillContract } from './seckill'
import { addressContract } from './address'
import { cartContract } from './cart'
import { categoryContract } from './category'
import { checkoutContract } from './checkout'
import { collectContract } from './collect'
import { contentContract } from './content'
import { couponContract } from './coupon'
import { deliveryContract } from './delivery'
import { depositContract } from './deposit'
import { emailAccountContract } from './email-account'
import { goodsContract } from './goods'
import { groupContract } from './group'
import { h5Contract } from './h5'
import { invoiceContract } from './invoice'
import { mallSettingContract } from './mall-setting'
import { memberContract } from './member'
import { merchantContract } from './merchant'
import { operatorContract } from './operator'
import { legacyCallsContract } from './legacy-calls'
import { offlinePaymentContract } from './offline-payment'
import { orderContract } from './order'
import { couponExchangeContract } from './coupon-exchange'
import { couponPackageContract } from './coupon-package'
import { packagesContract } from './packages'
import { paymentContract } from './payment'
import { pointContract } from './point'
import { pointsMallContract } from './points-mall'
import { promotionContract } from './promotion'
import { purchaseContract } from './purchase'
import { regionContract } from './region'
import { restockContract } from './restock'
import { reviewContract } from './review'
import { sessionContract } from './session'
import { shareContract } from './share'
import { siteContract } from './site'
import { shopContract } from './shop'
import { switchedOffContract } from './switched-off'
import { staffContract } from './staff'
import { templateContract } from './template'
import { subsidyContract } from './subsidy'
import { ticketContract } from './ticket'
import { trustLoginContract } from './trust-login'
import { uploadContract } from './upload'
import { memberGradeContract } from './member-grade'
import { vipContract } from './vip'

/** Every call of the mall, declared once. The router, the clients, the API document and the tests derive from it. */
export const contract = {
  goods: goodsContract,
  category: categoryContract,
  shop: shopContract,
  mallSetting: mallSettingContract,
  site: siteContract,
  template: templateContract,
  seckill: seckillContract,
  group: groupContract,
  promotion: promotionContract,
  couponExchange: couponExchangeContract,
  couponPackage: couponPackageContract,
  packages: packagesContract,
  programme: programmeContract,
  article: articleContract,
  content: contentContract,
  session: sessionContract,
  trustLogin: trustLoginContract,
  emailAccount: emailAccountContract,
  accountCheck: accountCheckContract,
  staff: staffContract,
  member: memberContract,
  account: accountContract,
  merchant: merchantContract,
  profile: profileContract,
  vip: vipContract,
  memberGrade: memberGradeContract,
  deposit: depositContract,
  point: pointContract,
  pointsMall: pointsMallContract,
  purchase: purchaseContract,
  address: addressContract,
  collect: collectContract,
  restock: restockContract,
  region: regionContract,
  cart: cartContract,
  checkout: checkoutContract,
  order: orderContract,
  aftersale: aftersaleContract,
  payment: paymentContract,
  offlinePayment: offlinePaymentContract,
  coupon: couponContract,
  subsidy: subsidyContract,
  review: reviewContract,
  share: shareContract,
  ticket: ticketContract,
  upload: uploadContract,
  delivery: deliveryContract,
  invoice: invoiceContract,
  operator: operatorContract,
  older: legacyCallsContract,
  h5: h5Contract,
  switchedOff: switchedOffContract,
}

export type Contract = typeof contract

/** Prefix of the ECShopX calls; paths in the contract are relative to it (spec 1 §7). */
export const apiPrefix = '/api/h5app/wxapp'
/**
 * Clients omit `wxapp` in some calls, such as `traderate/getstatus` and `web/menus/{key}`
 * (contract goods §8.3, contract goods §11).
 */
export const shortApiPrefix = '/api/h5app'
