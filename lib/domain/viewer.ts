/** The member behind a call: what prices, guards and services need to know about them. */
export interface Viewer {
  userId: number
  mobile: string
  role: 'shopper' | 'merchant' | 'operator'
  gradeId: number
  gradeName: string
  /** Percent off of the member's grade. */
  gradeDiscount: number
  /** 0 without an active paid grade. */
  vipGradeId: number
  vipGradeName: string
  /** Percent off of the paid grade; 0 without one. */
  vipDiscount: number
  isStaff: boolean
  /** The shop that a merchant runs. */
  shopId: number | null
  point: number
  pointOwed: number
  disabled: boolean
  /** Epoch seconds; tokens issued earlier are invalid. */
  tokensFrom: number
  /** Classes of the programme, by name, of which the person has used up the pieces. */
  subsidyUsedUp: string[]
  /** The token of the call was ended: signed out, or renewed a while ago (ADR 0049). */
  isEnded: boolean
}
