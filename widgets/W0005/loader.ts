import { showcaseLoader } from '@/widgets/goods-tabs'
import type { GoodsShowcaseSettings } from './contract'

/** Seven products fill the widget (spec 4 §W0005). */
export const loader = showcaseLoader<GoodsShowcaseSettings>(() => 7)
