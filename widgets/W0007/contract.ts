import { categoryNav } from '@/widgets/category-nav'

/** Navigation menu: a list of sales categories with fly-outs, and links beside it. */
export const W0007 = categoryNav('W0007', '导航菜单')
