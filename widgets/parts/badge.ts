import { rem } from '@/widgets/measure'

/** Corners of a title with `wgtBorderRadius` (spec 4 §A0.5). */
export const badgeRadius = rem(15)
