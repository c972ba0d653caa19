import type { getProgramme } from '@/lib/readers/programme'

/** The renewal programme as its pages read it; without classes once it has ended. */
export type Programme = Awaited<ReturnType<typeof getProgramme>>

/** What the coupons of the mall say beside their headline while the programme pays. */
export const couponsJoinText = '先领券再下单，可与补贴同享'
