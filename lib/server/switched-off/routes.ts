import 'server-only'
import { os } from '@/lib/server/context'

const routes = os.switchedOff

const noGift = { is_open: 'false', ad_pic: '', ad_title: '' } as const
const noRows = () => ({ list: [], total_count: 0, count: 0 })

export const switchedOffRoutes = {
  shopStaff: routes.shopStaff.handler(() => ({ result: {}, status: false as const })),

  cartReminder: routes.cartReminder.handler(() => ({ is_open: false, remind_content: '' }) as const),

  registerGifts: routes.registerGifts.handler(() => ({ general: noGift, membercard: noGift })),

  bookings: routes.bookings.handler(noRows),
  bookingRecords: routes.bookingRecords.handler(noRows),
}
