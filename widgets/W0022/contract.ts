import { categoryNav } from '@/widgets/category-nav'

/** The same menu with main categories. */
export const W0022 = categoryNav('W0022', '主类目导航')
