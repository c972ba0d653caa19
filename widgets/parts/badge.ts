import { rem } from '@/widgets/measure'

/** Corners of a title with `wgtBorderRadius` (spec 4 §A0.5). */
export const badgeRadius = rem(15)

/** The orange of the tabs (spec 4 §W0014), in a shade that can be read on white. */
export const tabColor = '#d94800'
