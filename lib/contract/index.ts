import { accountContract } from './people/account'
import { accountCheckContract } from './people/account-check'
import { aftersaleContract } from './trade/aftersale'
import { articleContract } from './content/article'
import { profileContract } from './people/profile'
import { programmeContract } from './catalogue/programme'
import { seckillContract } from './catalogue/seckill'
import { addressContract } from './people/address'
import { cartContract } from './trade/cart'
import { categoryContract } from './catalogue/category'
import { checkoutContract } from './trade/checkout'
import { favouriteContract } from './catalogue/favourite'
import { contentContract } from './content/content'
import { couponContract } from './catalogue/coupon'
import { deliveryContract } from './trade/delivery'
import { depositContract } from './trade/deposit'
import { emailAccountContract } from './people/email-account'
import { goodsContract } from './catalogue/goods'
import { groupContract } from './catalogue/group'
import { h5Contract } from './content/h5'
import { invoiceContract } from './trade/invoice'
import { mallSettingContract } from './content/mall-setting'
import { memberContract } from './people/member'
import { merchantContract } from './shops/merchant'
import { operatorContract } from './operator'
import { legacyCallsContract } from './legacy-calls'
import { offlinePaymentContract } from './trade/offline-payment'
import { orderContract } from './trade/order'
import { couponExchangeContract } from './trade/coupon-exchange'
import { couponPackageContract } from './catalogue/coupon-package'
import { packagesContract } from './catalogue/packages'
import { paymentContract } from './trade/payment'
import { pointContract } from './trade/point'
import { pointsMallContract } from './trade/points-mall'
import { promotionContract } from './catalogue/promotion'
import { employeeContract } from './trade/employee'
import { regionContract } from './region'
import { restockContract } from './catalogue/restock'
import { reviewContract } from './catalogue/review'
import { sessionContract } from './people/session'
import { shareContract } from './content/share'
import { siteContract } from './content/site'
import { shopContract } from './shops/shop'
import { switchedOffContract } from './content/switched-off'
import { staffContract } from './people/staff'
import { templateContract } from './content/template'
import { subsidyContract } from './catalogue/subsidy'
import { ticketContract } from './trade/ticket'
import { trustLoginContract } from './people/trust-login'
import { uploadContract } from './upload'
import { memberGradeContract } from './people/member-grade'
import { vipContract } from './people/vip'

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
