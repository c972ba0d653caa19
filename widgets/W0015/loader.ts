import { showcaseLoader } from '@/widgets/goods-tabs'
import type { BoutiqueSettings } from './contract'

/** Eleven products fill the widget (spec 4 §W0015). */
export const loader = showcaseLoader<BoutiqueSettings>(() => 11)
