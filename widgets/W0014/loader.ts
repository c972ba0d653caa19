import { showcaseLoader } from '@/widgets/goods-tabs'
import type { MainImageSettings } from './contract'

/** Ten products fill the widget (spec 4 §W0014). */
export const loader = showcaseLoader<MainImageSettings>(() => 10)
