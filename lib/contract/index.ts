import { categoryContract } from './catalogue/category'
import { couponContract } from './catalogue/coupon'
import { couponPackageContract } from './catalogue/coupon-package'
import { favouriteContract } from './catalogue/favourite'
import { goodsContract } from './catalogue/goods'
import { groupContract } from './catalogue/group'
import { packagesContract } from './catalogue/packages'
import { programmeContract } from './catalogue/programme'
import { promotionContract } from './catalogue/promotion'
import { restockContract } from './catalogue/restock'
import { reviewContract } from './catalogue/review'
import { seckillContract } from './catalogue/seckill'
import { subsidyContract } from './catalogue/subsidy'
import { articleContract } from './content/article'
import { contentContract } from './content/content'
import { h5Contract } from './content/h5'
import { mallSettingContract } from './content/mall-setting'
import { shareContract } from './content/share'
import { siteContract } from './content/site'
import { switchedOffContract } from './content/switched-off'
import { templateContract } from './content/template'
import { legacyCallsContract } from './legacy-calls'
import { operatorContract } from './operator'
import { accountContract } from './people/account'
import { accountCheckContract } from './people/account-check'
import { addressContract } from './people/address'
import { emailAccountContract } from './people/email-account'
import { memberContract } from './people/member'
import { memberGradeContract } from './people/member-grade'
import { profileContract } from './people/profile'
import { sessionContract } from './people/session'
import { staffContract } from './people/staff'
import { trustLoginContract } from './people/trust-login'
import { vipContract } from './people/vip'
import { regionContract } from './region'
import { merchantContract } from './shops/merchant'
import { shopContract } from './shops/shop'
import { aftersaleContract } from './trade/aftersale'
import { cartContract } from './trade/cart'
import { checkoutContract } from './trade/checkout'
import { couponExchangeContract } from './trade/coupon-exchange'
import { deliveryContract } from './trade/delivery'
import { depositContract } from './trade/deposit'
import { employeeContract } from './trade/employee'
import { invoiceContract } from './trade/invoice'
import { offlinePaymentContract } from './trade/offline-payment'
import { orderContract } from './trade/order'
import { paymentContract } from './trade/payment'
import { pointContract } from './trade/point'
import { pointsMallContract } from './trade/points-mall'
import { ticketContract } from './trade/ticket'
import { uploadContract } from './upload'

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
  employee: employeeContract,
  address: addressContract,
  favourite: favouriteContract,
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
