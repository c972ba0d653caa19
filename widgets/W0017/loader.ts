import { showcaseLoader } from '@/widgets/goods-tabs'
import type { SpecialSettings } from './contract'
import { columnsOf, rowCount } from './geometry'

export const loader = showcaseLoader<SpecialSettings>(({ width }) => columnsOf(width) * rowCount)
