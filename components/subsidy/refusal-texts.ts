import type { SubsidyState } from '@/lib/domain/order/subsidy/subsidy-terms'

/** Why the programme pays nothing, for the buyer. */
export const refusalTexts: Record<Exclude<SubsidyState, 'eligible' | 'unverified'>, string> = {
  outside: '收货地区不在本次补贴活动范围内，本单不享受国家补贴',
  used_up: '该类别的补贴名额已用完，本单不享受国家补贴',
  ended: '补贴活动未开始或已结束，本单不享受国家补贴',
}
