import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { memberOf, os } from '@/lib/server/context'

const routes = os.switchedOff

const noGift = { is_open: 'false', ad_pic: '', ad_title: '' } as const
const noTerms = (type: string) => ({ type, title: '', content: '' }) as const
const nothing = (): [] => []
const refuse = (): never => {
  throw new MallError('该功能暂未开启')
}
const noRows = () => ({ list: [], total_count: 0, count: 0 })

export const switchedOffRoutes = {
  shopStaff: routes.shopStaff.handler(() => ({ result: {}, status: false as const })),

  shopAdmits: routes.shopAdmits.handler(() => ({ status: true as const })),
  shopsOfMember: routes.shopsOfMember.handler(nothing),
  regionAt: routes.regionAt.handler(() => ({ nation: '', province: '', city: '', district: '' }) as const),

  cartReminder: routes.cartReminder.handler(() => ({ is_open: false, remind_content: '' }) as const),

  registerGifts: routes.registerGifts.handler(() => ({ general: noGift, membercard: noGift })),

  serviceCards: routes.serviceCards.handler(noRows),
  serviceCardLog: routes.serviceCardLog.handler(noRows),
  serviceCard: routes.serviceCard.handler(nothing),
  serviceCode: routes.serviceCode.handler(refuse),

  couponPackages: routes.couponPackages.handler(() => ({ receive_record_list: [], all_card_list: [] })),
  ownPackage: routes.ownPackage.handler(({ context }) => ({
    type: memberOf(context).vipGradeId > 0 ? 'vip_grade' : 'grade',
  })),
  packageSeen: routes.packageSeen.handler(() => ({ status: true })),
  claimPackage: routes.claimPackage.handler(refuse),
  gradeCoupons: routes.gradeCoupons.handler(noRows),

  exchange: routes.exchange.handler(refuse),
  exchangeInfo: routes.exchangeInfo.handler(refuse),
  takeAtTill: routes.takeAtTill.handler(refuse),
  useAtTill: routes.useAtTill.handler(refuse),

  booking: routes.booking.handler(nothing),
  bookingRecord: routes.bookingRecord.handler(nothing),
  book: routes.book.handler(refuse),
  join: routes.join.handler(refuse),
  cancelBooking: routes.cancelBooking.handler(refuse),

  salesTerms: routes.salesTerms.handler(() => ({
    salesman_service: noTerms('salesman_service'),
    salesman_privacy: noTerms('salesman_privacy'),
  })),

  bookings: routes.bookings.handler(noRows),
  bookingRecords: routes.bookingRecords.handler(noRows),
}
