import { categoryNavLoader } from '@/widgets/category-nav'

export const loader = categoryNavLoader('sales')
