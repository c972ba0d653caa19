import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/ground/call-context'

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

  promoter: routes.promoter.handler(() => ({ is_promoter: false, shop_name: '', shop_pic: '' }) as const),

  cartReminder: routes.cartReminder.handler(() => ({ is_open: false, remind_content: '' }) as const),

  registerGifts: routes.registerGifts.handler(() => ({ general: noGift, membercard: noGift })),

  serviceCards: routes.serviceCards.handler(noRows),
  serviceCardLog: routes.serviceCardLog.handler(noRows),
  serviceCard: routes.serviceCard.handler(nothing),
  serviceCode: routes.serviceCode.handler(refuse),

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
